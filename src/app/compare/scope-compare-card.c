/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-compare-card.h"

#include "scope-appearance.h"
#include "scope-closures.h"
#include "scope-property.h"

#include <glib/gi18n.h>

struct _ScopeCompareCard
{
  AdwBin parent_instance;

  ScopeComparisonTracker *comparer;
  GtkLabel *title;
  ScopePicture *picture;
};

G_DEFINE_TYPE (ScopeCompareCard, scope_compare_card, ADW_TYPE_BIN)

/* The caption of the picture. */
static const char *
get_title (IriPictureArrangement arrangement)
{
  switch (arrangement)
    {
    case IRI_PICTURE_APART:
      return _ ("Each stored above, shown below");
    case IRI_PICTURE_ALIGNED:
      return _ ("First above, second below");
    case IRI_PICTURE_SHARED:
      return _ ("First above, second below, what both show between");
    }
  g_return_val_if_reached ("");
}

/* The picture holds the report while it shows it. */
static void
show_comparison (ScopeCompareCard *self)
{
  ScopeComparison *comparison
      = scope_comparison_tracker_get_comparison (self->comparer);
  ScopeDocument *document = scope_comparison_tracker_get_first (self->comparer);
  ScopePictureLines lines = { .n_bidis = 2 };

  if (comparison == NULL)
    return;
  lines.text = comparison->reports[0]->display;
  lines.other = comparison->reports[1]->display;
  lines.bidis = (const IriBidi *const *) comparison->bidis;
  lines.differences = comparison->differences;
  lines.n_differences = comparison->n_differences;
  lines.registrable[0] = comparison->reports[0]->registrable;
  lines.registrable[1] = comparison->reports[1]->registrable;
  lines.notation
      = scope_bidi_notation_info (scope_document_get_notation (document))->write;
  scope_picture_set_lines (self->picture, &lines, scope_comparison_ref (comparison),
                           scope_comparison_unref);
  gtk_label_set_label (self->title,
                       get_title (scope_picture_get_arrangement (self->picture)));
}

static void
follow_comparer (gpointer data)
{
  ScopeCompareCard *self = data;

  g_signal_connect_object (self->comparer, "notify::comparison",
                           G_CALLBACK (show_comparison), self, G_CONNECT_SWAPPED);
  show_comparison (self);
}

static void
scope_compare_card_class_init (ScopeCompareCardClass *klass)
{
  static const ScopeProperty properties[] = {
    SCOPE_OBJECT_PROPERTY (ScopeCompareCard, "comparer", comparer,
                           scope_comparison_tracker_get_type),
  };
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  scope_properties_install (klass, properties, G_N_ELEMENTS (properties),
                            follow_comparer);

  scope_template_set (widget_class, "scope-compare-card");
  gtk_widget_class_bind_template_child (widget_class, ScopeCompareCard, title);
  gtk_widget_class_bind_template_child (widget_class, ScopeCompareCard, picture);
}

static void
scope_compare_card_init (ScopeCompareCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  scope_appearance_bind_picture (self->picture);
  scope_appearance_bind_picture_zoom (self->picture);
}
