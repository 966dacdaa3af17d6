/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-finding.h"

#include "scope-row.h"

#include <glib/gi18n.h>

struct _ScopeFinding
{
  GObject parent_instance;

  guint64 key;
  guint64 severity;
  guint64 part;
  guint64 begin;
  guint64 end;
  char *message;
  char *why;
  char *mend;
  char *section;
};

G_DEFINE_TYPE (ScopeFinding, scope_finding, G_TYPE_OBJECT)

enum
{
  PROP_KEY = 1,
  PROP_SEVERITY,
  PROP_PART,
  PROP_BEGIN,
  PROP_END,
  PROP_MESSAGE,
  PROP_WHY,
  PROP_MEND,
  PROP_SECTION,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

static guint64 *
number_field (ScopeFinding *self, guint id)
{
  switch (id)
    {
    case PROP_KEY:
      return &self->key;
    case PROP_SEVERITY:
      return &self->severity;
    case PROP_PART:
      return &self->part;
    case PROP_BEGIN:
      return &self->begin;
    case PROP_END:
      return &self->end;
    default:
      return NULL;
    }
}

static char **
string_field (ScopeFinding *self, guint id)
{
  switch (id)
    {
    case PROP_MESSAGE:
      return &self->message;
    case PROP_WHY:
      return &self->why;
    case PROP_MEND:
      return &self->mend;
    case PROP_SECTION:
      return &self->section;
    default:
      return NULL;
    }
}

static void
scope_finding_get_property (GObject *object,
                            guint id,
                            GValue *value,
                            GParamSpec *pspec)
{
  ScopeFinding *self = SCOPE_FINDING (object);

  if (number_field (self, id) != NULL)
    g_value_set_uint64 (value, *number_field (self, id));
  else
    g_value_set_string (value, *string_field (self, id));
}

static void
scope_finding_set_property (GObject *object,
                            guint id,
                            const GValue *value,
                            GParamSpec *pspec)
{
  ScopeFinding *self = SCOPE_FINDING (object);

  if (number_field (self, id) != NULL)
    scope_row_set_uint64 (self, pspec, number_field (self, id),
                          g_value_get_uint64 (value));
  else
    scope_row_set_string (self, pspec, string_field (self, id),
                          g_value_get_string (value));
}

static void
scope_finding_finalize (GObject *object)
{
  ScopeFinding *self = SCOPE_FINDING (object);

  for (guint id = PROP_MESSAGE; id < N_PROPS; id++)
    g_free (*string_field (self, id));
  G_OBJECT_CLASS (scope_finding_parent_class)->finalize (object);
}

static void
scope_finding_class_init (ScopeFindingClass *klass)
{
  static const struct
  {
    guint id;
    const char *name;
  } rows[] = {
    { PROP_KEY, "key" },         { PROP_SEVERITY, "severity" },
    { PROP_PART, "part" },       { PROP_BEGIN, "begin" },
    { PROP_END, "end" },         { PROP_MESSAGE, "message" },
    { PROP_WHY, "why" },         { PROP_MEND, "mend" },
    { PROP_SECTION, "section" },
  };
  GParamFlags flags
      = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = scope_finding_get_property;
  object_class->set_property = scope_finding_set_property;
  object_class->finalize = scope_finding_finalize;
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    props[rows[i].id]
        = rows[i].id < PROP_MESSAGE
              ? g_param_spec_uint64 (rows[i].name, NULL, NULL, 0, G_MAXUINT64,
                                     0, flags)
              : g_param_spec_string (rows[i].name, NULL, NULL, NULL, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
scope_finding_init (ScopeFinding *self)
{
}

static ScopeFinding *
new_row (const IriReport *report, gsize index)
{
  const IriFinding *finding = &report->findings[index];
  const IriFindingInfo *info = iri_finding_info (finding->code);
  ScopeFinding *self = g_object_new (SCOPE_TYPE_FINDING, NULL);

  self->key = index;
  self->severity = info->severity;
  self->part = finding->part;
  self->begin = finding->span.begin;
  self->end = finding->span.end;
  self->message = iri_finding_message (finding, report->text, report->length);
  self->why = g_strdup (iri_finding_why (finding));
  self->mend = info->mend != NULL ? g_strdup (_ (info->mend)) : NULL;
  self->section = g_strdup (info->section);
  return self;
}

GPtrArray *
scope_finding_rows (const IriReport *report)
{
  GPtrArray *rows = g_ptr_array_new_with_free_func (g_object_unref);

  for (gsize i = 0; i < MIN (report->n_findings, SCOPE_FINDING_MAX_ROWS); i++)
    g_ptr_array_add (rows, new_row (report, i));
  return rows;
}
