/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-sample.h"

#include "scope-look.h"

#include <string.h>

/* Not an address, but a host: its picture is small. */
#define HOST "ab.אבג"

struct _ScopeSample
{
  AdwBin parent_instance;

  IriBidi *bidi;
};

G_DEFINE_TYPE (ScopeSample, scope_sample, ADW_TYPE_BIN)

static IriBidi *
order_host (void)
{
  IriParts parts = { 0 };

  for (int part = 0; part < IRI_N_PARTS; part++)
    parts.span[part] = IRI_SPAN_ABSENT;
  parts.span[IRI_PART_HOST] = (IriSpan){ 0, strlen (HOST) };
  return iri_bidi_new (HOST, strlen (HOST), &parts, IRI_CONVENTION_EMBED_LTR);
}

static void
scope_sample_finalize (GObject *object)
{
  iri_bidi_free (SCOPE_SAMPLE (object)->bidi);
  G_OBJECT_CLASS (scope_sample_parent_class)->finalize (object);
}

static void
scope_sample_class_init (ScopeSampleClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = scope_sample_finalize;
}

/* The picture is a child, and gone before what it shows. */
static void
scope_sample_init (ScopeSample *self)
{
  GtkWidget *picture = g_object_new (
      SCOPE_TYPE_PICTURE, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
      "focusable", FALSE, "can-target", FALSE, NULL);
  ScopePictureLines lines = { .text = HOST, .n_bidis = 1 };

  self->bidi = order_host ();
  lines.bidis = (const IriBidi *const *) &self->bidi;
  scope_look_follow (SCOPE_PICTURE (picture));
  scope_picture_set_lines (SCOPE_PICTURE (picture), &lines, NULL, NULL);
  adw_bin_set_child (ADW_BIN (self), picture);
}
