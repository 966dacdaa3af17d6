;; SPDX-FileCopyrightText: 2026 The Iriscope authors
;; SPDX-License-Identifier: GPL-3.0-or-later

;; guix build -f build-aux/other-packages/guix.scm, in the folder of the source

(use-modules (gnu packages freedesktop)
             (gnu packages fribidi)
             (gnu packages gettext)
             (gnu packages glib)
             (gnu packages gnome)
             (gnu packages gtk)
             (gnu packages icu4c)
             (gnu packages libidn)
             (gnu packages pkg-config)
             (gnu packages python)
             (gnu packages web)
             (guix build-system meson)
             (guix gexp)
             (guix git-download)
             ((guix licenses) #:prefix license:)
             (guix packages))

(define folder
  (dirname (dirname (dirname (current-filename)))))

(package
  (name "iriscope")
  (version "1.0.0")
  (source (local-file folder "iriscope-source"
                      #:recursive? #t
                      #:select? (or (git-predicate folder) (const #t))))
  (build-system meson-build-system)
  (arguments
   (list #:glib-or-gtk? #t
         #:tests? #f
         #:configure-flags #~(list "-Dtests=false" "-Dintrospection=disabled")))
  (native-inputs
   (list desktop-file-utils
         gettext-minimal
         (list glib "bin")
         pkg-config
         python-minimal))
  (inputs
   (list fribidi
         glib
         gtk
         icu4c
         libadwaita
         libidn
         libidn2
         libpsl
         pango))
  (home-page "https://iriscope.github.io/")
  (synopsis "Inspector of internationalized web addresses")
  (description
   "Iriscope shows an IRI, a web address with letters of any script, in its
logical and its visual order, the URI and the Punycode host that it maps to,
its components, and what is wrong or deceptive about it, by nine standards.")
  (license (list license:gpl3+ license:lgpl2.1+)))
