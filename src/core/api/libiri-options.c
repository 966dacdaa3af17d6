/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "libiri-private.h"

#include "iri-idna.h"
#include "iri-translations.h"

struct _LibiriOptions
{
  const IriSpec *spec;
  IriIdnaFlavour idna;
  IriConvention convention;
  char *base;
};

const char *
libiri_get_version (void)
{
  return IRI_VERSION;
}

char **
libiri_list_standards (void)
{
  g_autoptr (GStrvBuilder) ids = g_strv_builder_new ();
  gsize n_specs = 0;
  const IriSpec *specs = iri_spec_all (&n_specs);

  for (gsize i = 0; i < n_specs; i++)
    g_strv_builder_add (ids, specs[i].id);
  return g_strv_builder_end (ids);
}

char **
libiri_list_idna_flavours (void)
{
  g_autoptr (GStrvBuilder) ids = g_strv_builder_new ();
  gsize n_flavours = 0;
  const IriIdnaFlavour *flavours = iri_idna_all (&n_flavours);

  for (gsize i = 0; i < n_flavours; i++)
    g_strv_builder_add (ids, iri_idna_id (flavours[i]));
  return g_strv_builder_end (ids);
}

char **
libiri_list_conventions (void)
{
  g_autoptr (GStrvBuilder) ids = g_strv_builder_new ();

  for (int i = 0; i < IRI_N_CONVENTIONS; i++)
    g_strv_builder_add (ids, iri_convention_info ((IriConvention) i)->id);
  return g_strv_builder_end (ids);
}

GType
libiri_options_get_type (void)
{
  static gsize type = 0;

  if (g_once_init_enter (&type))
    g_once_init_leave (&type, g_boxed_type_register_static (
                                  "LibiriOptions", (GBoxedCopyFunc) libiri_options_copy,
                                  (GBoxedFreeFunc) libiri_options_free));
  return (GType) type;
}

LibiriOptions *
libiri_options_new (void)
{
  return g_new0 (LibiriOptions, 1);
}

LibiriOptions *
libiri_options_copy (const LibiriOptions *self)
{
  LibiriOptions *copy = libiri_options_new ();

  *copy = *self;
  copy->base = g_strdup (self->base);
  return copy;
}

void
libiri_options_free (LibiriOptions *self)
{
  g_free (self->base);
  g_free (self);
}

gboolean
libiri_options_set_standard (LibiriOptions *self, const char *id)
{
  const IriSpec *spec = iri_spec_find (id);

  if (spec == NULL)
    return FALSE;
  self->spec = spec;
  return TRUE;
}

gboolean
libiri_options_set_idna (LibiriOptions *self, const char *id)
{
  return iri_idna_find (id, &self->idna);
}

gboolean
libiri_options_set_convention (LibiriOptions *self, const char *id)
{
  return iri_convention_find (id, &self->convention);
}

void
libiri_options_set_base (LibiriOptions *self, const char *base)
{
  char *copy = g_strdup (base);

  g_free (self->base);
  self->base = copy;
}

IriOptions
libiri_options_for (const LibiriOptions *self, guint want)
{
  IriOptions options = { .want = (IriWant) want };

  iri_translations_bind ();
  if (self == NULL)
    return options;
  options.spec = self->spec;
  options.idna = self->idna;
  options.convention = self->convention;
  options.base = self->base;
  return options;
}
