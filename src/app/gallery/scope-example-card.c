/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-example-card.h"

#include "iri-picture-file.h"
#include "scope-appearance.h"
#include "scope-closures.h"
#include "scope-settings.h"
#include "scope-worker.h"

#include <glib/gi18n.h>

/* Where a picture wraps, with its margin, and the largest one that is shown, in
 * pixels. */
#define PICTURE_WIDTH 640
#define SHOWN_WIDTH 280
#define SHOWN_HEIGHT 132

struct _ScopeExampleCard
{
  AdwBin parent_instance;

  ScopeExample *example; /* (nullable) */
  IriNotation notation;
  ScopeWorker *worker;
  GtkPicture *picture;
  GtkLabel *title, *source;
};

G_DEFINE_FINAL_TYPE (ScopeExampleCard, scope_example_card, ADW_TYPE_BIN)

typedef struct
{
  ScopeExample *example;
  IriPictureFile file;
} Job;

static void
free_job (gpointer data)
{
  Job *job = data;

  g_object_unref (job->example);
  g_free (job);
}

static IriReport *
make_report (const char *text)
{
  IriOptions options = { .want = IRI_WANT_BIDI | IRI_WANT_CHECKS | IRI_WANT_HOST };

  return text != NULL ? iri_report_new (text, -1, &options) : NULL;
}

static gpointer
draw (gconstpointer data, GCancellable *cancellable)
{
  const Job *job = data;
  g_autoptr (IriReport) report = make_report (scope_example_get_text (job->example));
  g_autoptr (IriReport) other = make_report (scope_example_get_other (job->example));
  IriPictureFile file = job->file;
  GString *png = g_string_new (NULL);
  g_autoptr (GBytes) bytes = NULL;

  file.other = other;
  if (!g_cancellable_is_cancelled (cancellable))
    iri_picture_file_append (png, report, &file);
  bytes = g_string_free_to_bytes (png);
  return gdk_texture_new_from_bytes (bytes, NULL);
}

static void
deliver (gpointer owner, gpointer texture)
{
  ScopeExampleCard *self = owner;

  gtk_picture_set_paintable (self->picture, texture);
  g_clear_object (&texture);
}

static const ScopeWorkerFuncs funcs = { draw, free_job, deliver, g_object_unref };

/* Interned because a thread uses it. */
static const char *
get_font (void)
{
  GSettings *settings = scope_settings_get ();
  g_autofree char *font
      = settings != NULL ? g_settings_get_string (settings, "picture-font") : NULL;

  return font != NULL && *font != '\0' ? g_intern_string (font) : NULL;
}

static void
update_picture (ScopeExampleCard *self)
{
  Job *job;

  scope_worker_cancel (self->worker);
  gtk_picture_set_paintable (self->picture, NULL);
  if (self->example == NULL)
    return;
  job = g_new0 (Job, 1);
  job->example = g_object_ref (self->example);
  job->file = (IriPictureFile){
    .format = IRI_PICTURE_PNG,
    .notation = self->notation,
    .width = PICTURE_WIDTH,
    .one_row = TRUE,
    .scale = gtk_widget_get_scale_factor (GTK_WIDGET (self)),
    .dark = adw_style_manager_get_dark (adw_style_manager_get_default ()),
    .high_contrast = scope_appearance_is_high_contrast (),
    .font = get_font (),
  };
  scope_worker_start (self->worker, job);
}

static void
follow_contrast (gpointer self)
{
  update_picture (self);
}

void
scope_example_card_show (ScopeExampleCard *self,
                         ScopeExample *example,
                         IriNotation notation)
{
  const char *source = NULL;

  g_return_if_fail (SCOPE_IS_EXAMPLE_CARD (self));
  g_set_object (&self->example, example);
  self->notation = notation;
  if (example != NULL)
    {
      source = scope_example_get_source (example);
      gtk_label_set_label (self->title, scope_example_get_title (example));
      gtk_label_set_label (self->source, source);
    }
  gtk_widget_set_visible (GTK_WIDGET (self->source), source != NULL);
  update_picture (self);
}

static void
scope_example_card_dispose (GObject *object)
{
  g_clear_object (&SCOPE_EXAMPLE_CARD (object)->example);
  G_OBJECT_CLASS (scope_example_card_parent_class)->dispose (object);
}

static void
scope_example_card_finalize (GObject *object)
{
  scope_worker_free (SCOPE_EXAMPLE_CARD (object)->worker);
  G_OBJECT_CLASS (scope_example_card_parent_class)->finalize (object);
}

static void
scope_example_card_class_init (ScopeExampleCardClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = scope_example_card_dispose;
  G_OBJECT_CLASS (klass)->finalize = scope_example_card_finalize;
}

static GtkLabel *
make_label (const char *css_class)
{
  return GTK_LABEL (g_object_new (GTK_TYPE_LABEL, "xalign", 0., "wrap", TRUE,
                                  "wrap-mode", PANGO_WRAP_WORD_CHAR, "lines", 6,
                                  "ellipsize", PANGO_ELLIPSIZE_END, "css-classes",
                                  (const char *const[]){ css_class, NULL }, NULL));
}

static void
scope_example_card_init (ScopeExampleCard *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  self->worker = scope_worker_new (G_OBJECT (self), &funcs);
  self->picture = GTK_PICTURE (g_object_new (
      GTK_TYPE_PICTURE, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
      "content-fit", GTK_CONTENT_FIT_SCALE_DOWN, "width-request", SHOWN_WIDTH,
      "height-request", SHOWN_HEIGHT, NULL));
  self->title = make_label ("heading");
  self->source = make_label ("caption");
  gtk_widget_add_css_class (GTK_WIDGET (self->source), "secondary");
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->picture));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->title));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->source));
  adw_bin_set_child (ADW_BIN (self), box);
  g_signal_connect_object (adw_style_manager_get_default (), "notify::dark",
                           G_CALLBACK (update_picture), self, G_CONNECT_SWAPPED);
  scope_appearance_watch_contrast (self, follow_contrast);
}

GtkWidget *
scope_example_card_new (void)
{
  return g_object_new (SCOPE_TYPE_EXAMPLE_CARD, NULL);
}
