/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-url-private.h"

#include "iri-chars.h"
#include "iri-percent-decode.h"

void
iri_url_error (const IriUrlErrors *errors,
               IriFindingCode code,
               IriComponent component,
               IriSpan span)
{
  if (errors->report != NULL)
    errors->report ((IriFinding){ .code = code, .component = component, .span = span },
                    errors->data);
}

void
iri_url_check_units (const IriUrlErrors *errors,
                     IriComponent component,
                     const char *text,
                     IriSpan span)
{
  const guint8 *bytes = (const guint8 *) text;
  gsize end = span.end;

  for (gsize at = span.begin; errors->report != NULL && at < end;)
    {
      gunichar c = bytes[at];
      guint n = c < 0x80 ? 1 : MAX (iri_utf8_read (bytes + at, end - at, &c), 1);

      if (!iri_url_is_code_point (c) && !iri_percent_is_encoded (text + at, end - at))
        iri_url_error (errors, IRI_FINDING_INVALID_URL_UNIT, component,
                       (IriSpan){ at, at + n });
      at += n;
    }
}
