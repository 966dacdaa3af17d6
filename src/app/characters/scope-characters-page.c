/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-characters-page.h"

#include "scope-bidi-details-tracker.h"
#include "scope-character-table.h"
#include "scope-closures.h"
#include "scope-convention-row.h"
#include "scope-uba-steps-card.h"

#include <glib/gi18n.h>

struct _ScopeCharactersPage
{
  AdwBin parent_instance;

  ScopeDocument *document;
  ScopeBidiDetailsTracker *details;
  GtkStack *views;
  GtkMenuButton *view_button;
  ScopeCharacterTable *table;
  ScopeUbaStepsCard *card;
  GtkListBox *displays;
};

G_DEFINE_TYPE (ScopeCharactersPage, scope_characters_page, ADW_TYPE_BIN)

enum
{
  PROP_DOCUMENT = 1,
  PROP_VIEW,
  PROP_BUSY,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

static const struct
{
  const char *name;
  const char *title;
  ScopeBidiView view;
} views[] = {
  { "table", N_ ("Table"), SCOPE_BIDI_VIEW_TABLE },
  { "rules", N_ ("Rule by Rule"), SCOPE_BIDI_VIEW_RULES },
  { "conventions", N_ ("All Conventions"), SCOPE_BIDI_VIEW_CONVENTIONS },
};

static GtkWidget *
create_row (gpointer item, gpointer data)
{
  return scope_convention_row_new (item, SCOPE_CHARACTERS_PAGE (data)->document);
}

/* Computes only the view that is visible. */
static void
update_view (ScopeCharactersPage *self)
{
  const char *name = gtk_stack_get_visible_child_name (self->views);
  ScopeBidiView view = SCOPE_BIDI_VIEW_NONE;

  if (self->details == NULL)
    return;
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    for (gsize i = 0; i < G_N_ELEMENTS (views); i++)
      if (g_strcmp0 (name, views[i].name) == 0)
        view = views[i].view;
  scope_bidi_details_tracker_set_view (self->details, view);
}

static void
name_view_button (ScopeCharactersPage *self)
{
  const char *name = gtk_stack_get_visible_child_name (self->views);

  for (gsize i = 0; i < G_N_ELEMENTS (views); i++)
    if (g_strcmp0 (name, views[i].name) == 0)
      gtk_menu_button_set_label (self->view_button, _ (views[i].title));
}

static void
on_view (ScopeCharactersPage *self)
{
  update_view (self);
  name_view_button (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_VIEW]);
}

static void
on_busy (ScopeCharactersPage *self)
{
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_BUSY]);
}

static void
show_characters (ScopeCharactersPage *self)
{
  scope_character_table_show (
      self->table, self->document,
      scope_bidi_details_tracker_get_characters (self->details));
  scope_uba_steps_card_show (self->card,
                             scope_bidi_details_tracker_get_steps (self->details));
}

static void
forget_document (ScopeCharactersPage *self)
{
  gtk_list_box_bind_model (self->displays, NULL, NULL, NULL, NULL);
  scope_character_table_show (self->table, NULL, NULL);
  scope_uba_steps_card_show (self->card, NULL);
  g_clear_object (&self->details);
  g_clear_object (&self->document);
}

static void
set_document (ScopeCharactersPage *self, ScopeDocument *document)
{
  if (self->document == document)
    return;
  if (self->document != NULL)
    forget_document (self);
  self->document = document != NULL ? g_object_ref (document) : NULL;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_DOCUMENT]);
  if (document == NULL)
    return;
  self->details = scope_bidi_details_tracker_new (document);
  g_signal_connect_object (self->details, "notify::characters",
                           G_CALLBACK (show_characters), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->details, "notify::busy", G_CALLBACK (on_busy), self,
                           G_CONNECT_SWAPPED);
  gtk_list_box_bind_model (self->displays,
                           scope_bidi_details_tracker_get_conventions (self->details),
                           create_row, self, NULL);
  update_view (self);
}

static void
scope_characters_page_get_property (GObject *object,
                                    guint id,
                                    GValue *value,
                                    GParamSpec *pspec)
{
  ScopeCharactersPage *self = SCOPE_CHARACTERS_PAGE (object);

  switch (id)
    {
    case PROP_DOCUMENT:
      g_value_set_object (value, self->document);
      break;
    case PROP_VIEW:
      /* The property action reads this before the template is built. */
      g_value_set_string (value, self->views != NULL
                                     ? gtk_stack_get_visible_child_name (self->views)
                                     : views[0].name);
      break;
    case PROP_BUSY:
      g_value_set_boolean (value,
                           self->details != NULL
                               && scope_bidi_details_tracker_get_busy (self->details));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
scope_characters_page_set_property (GObject *object,
                                    guint id,
                                    const GValue *value,
                                    GParamSpec *pspec)
{
  ScopeCharactersPage *self = SCOPE_CHARACTERS_PAGE (object);

  if (id == PROP_DOCUMENT)
    set_document (self, g_value_get_object (value));
  else
    gtk_stack_set_visible_child_name (self->views, g_value_get_string (value));
}

static void
scope_characters_page_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (scope_characters_page_parent_class)->map (widget);
  update_view (SCOPE_CHARACTERS_PAGE (widget));
}

static void
scope_characters_page_unmap (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (scope_characters_page_parent_class)->unmap (widget);
  update_view (SCOPE_CHARACTERS_PAGE (widget));
}

static void
scope_characters_page_dispose (GObject *object)
{
  ScopeCharactersPage *self = SCOPE_CHARACTERS_PAGE (object);

  if (self->document != NULL)
    forget_document (self);
  G_OBJECT_CLASS (scope_characters_page_parent_class)->dispose (object);
}

static void
install_properties (GObjectClass *object_class)
{
  GParamFlags flags
      = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->get_property = scope_characters_page_get_property;
  object_class->set_property = scope_characters_page_set_property;
  props[PROP_DOCUMENT]
      = g_param_spec_object ("document", NULL, NULL, SCOPE_TYPE_DOCUMENT, flags);
  props[PROP_VIEW] = g_param_spec_string ("view", NULL, NULL, views[0].name, flags);
  props[PROP_BUSY] = g_param_spec_boolean ("busy", NULL, NULL, FALSE,
                                           G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
scope_characters_page_class_init (ScopeCharactersPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = scope_characters_page_dispose;
  widget_class->map = scope_characters_page_map;
  widget_class->unmap = scope_characters_page_unmap;
  install_properties (G_OBJECT_CLASS (klass));
  g_type_ensure (SCOPE_TYPE_CHARACTER_TABLE);
  g_type_ensure (SCOPE_TYPE_UBA_STEPS_CARD);
  scope_template_set (widget_class, "scope-characters-page");
  gtk_widget_class_bind_template_child (widget_class, ScopeCharactersPage, views);
  gtk_widget_class_bind_template_child (widget_class, ScopeCharactersPage, view_button);
  gtk_widget_class_bind_template_child (widget_class, ScopeCharactersPage, table);
  gtk_widget_class_bind_template_child (widget_class, ScopeCharactersPage, card);
  gtk_widget_class_bind_template_child (widget_class, ScopeCharactersPage, displays);
  gtk_widget_class_bind_template_callback (widget_class, on_view);
  gtk_widget_class_install_property_action (widget_class, "characters.view", "view");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
scope_characters_page_init (ScopeCharactersPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  name_view_button (self);
}
