/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-example-picture.h"

#include "scope-appearance.h"

#include <string.h>

/* The example has only a host, so that the picture is small. */
#define HOST "ab.אבג"

struct _ScopeExamplePicture
{
  AdwBin parent_instance;

  IriBidi *bidi;
};

G_DEFINE_TYPE (ScopeExamplePicture, scope_example_picture, ADW_TYPE_BIN)

static IriBidi *
order_host (void)
{
  IriComponents components = { 0 };

  for (int component = 0; component < IRI_N_COMPONENTS; component++)
    components.span[component] = IRI_SPAN_ABSENT;
  components.span[IRI_COMPONENT_HOST] = (IriSpan){ 0, strlen (HOST) };
  return iri_bidi_new (HOST, strlen (HOST), &components, IRI_CONVENTION_EMBED_LTR);
}

static void
scope_example_picture_finalize (GObject *object)
{
  iri_bidi_free (SCOPE_EXAMPLE_PICTURE (object)->bidi);
  G_OBJECT_CLASS (scope_example_picture_parent_class)->finalize (object);
}

static void
scope_example_picture_class_init (ScopeExamplePictureClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = scope_example_picture_finalize;
}

/* The picture must be gone before the report that it shows. */
static void
scope_example_picture_init (ScopeExamplePicture *self)
{
  GtkWidget *picture = g_object_new (SCOPE_TYPE_PICTURE, "accessible-role",
                                     GTK_ACCESSIBLE_ROLE_PRESENTATION, "focusable",
                                     FALSE, "can-target", FALSE, NULL);
  ScopePictureLines lines = { .text = HOST, .n_bidis = 1 };

  self->bidi = order_host ();
  lines.bidis = (const IriBidi *const *) &self->bidi;
  scope_appearance_bind_picture (SCOPE_PICTURE (picture));
  scope_picture_set_lines (SCOPE_PICTURE (picture), &lines, NULL, NULL);
  adw_bin_set_child (ADW_BIN (self), picture);
}
