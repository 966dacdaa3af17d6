/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Which rules of the grammar match: each alternative of RFC 3987 §2.2, masinter-07
 * §2.2, duerst-01 §2.2, RFC 2396 appendix A and the URL Standard, written from their
 * ABNF. */

#include "iri-report.h"

#include <string.h>

typedef struct
{
  const char *spec;
  const char *text;
  const char *rules; /* whole>whole, then //authority, then component=rule */
} ProductionRow;

static const ProductionRow rows[] = {
  /* The alternatives of the whole. */
  { "rfc3987", "http://a.example/?b#c",
    "IRI-reference>IRI //iauthority scheme=scheme host=ireg-name path=ipath-abempty "
    "query=iquery fragment=ifragment" },
  { "rfc3987", "a:b",
    "IRI-reference>IRI>absolute-IRI scheme=scheme path=ipath-rootless" },
  { "rfc3987", "a:", "IRI-reference>IRI>absolute-IRI scheme=scheme path=ipath-empty" },
  { "rfc3987", "a:/b/c",
    "IRI-reference>IRI>absolute-IRI scheme=scheme path=ipath-absolute" },
  { "rfc3987", "a:#",
    "IRI-reference>IRI scheme=scheme path=ipath-empty fragment=ifragment" },
  { "rfc3987", "", "IRI-reference>irelative-ref path=ipath-empty" },
  { "rfc3987", "é/b:c", "IRI-reference>irelative-ref path=ipath-noscheme" },
  { "rfc3987", "./b:c", "IRI-reference>irelative-ref path=ipath-noscheme" },
  { "rfc3987", "/", "IRI-reference>irelative-ref path=ipath-absolute" },
  { "rfc3987", "?א", "IRI-reference>irelative-ref path=ipath-empty query=iquery" },
  /* The alternatives of ihost: first match wins. */
  { "rfc3987", "//u:p@é:80/",
    "IRI-reference>irelative-ref //iauthority userinfo=iuserinfo host=ireg-name "
    "port=port "
    "path=ipath-abempty" },
  { "rfc3987", "//192.0.2.1",
    "IRI-reference>irelative-ref //iauthority host=IPv4address path=ipath-abempty" },
  { "rfc3987", "//192.0.2.256",
    "IRI-reference>irelative-ref //iauthority host=ireg-name path=ipath-abempty" },
  { "rfc3987", "//192.0.02.1",
    "IRI-reference>irelative-ref //iauthority host=ireg-name path=ipath-abempty" },
  { "rfc3987", "//[2001:db8::1]:",
    "IRI-reference>irelative-ref //iauthority host=IPv6address port=port "
    "path=ipath-abempty" },
  { "rfc3987", "//[v1.a]",
    "IRI-reference>irelative-ref //iauthority host=IPvFuture path=ipath-abempty" },
  { "rfc3987", "//",
    "IRI-reference>irelative-ref //iauthority host=ireg-name path=ipath-abempty" },
  /* What is not valid matches no rule; the other components still do. */
  { "rfc3987", "http://a b/c", "//- scheme=scheme host=- path=ipath-abempty" },
  { "rfc3987", "http://a:b/c",
    "//- scheme=scheme host=ireg-name port=- path=ipath-abempty" },
  { "rfc3987", "http://[1]/c", "//- scheme=scheme host=- path=ipath-abempty" },
  { "rfc3987", "1a:b", "scheme=- path=ipath-rootless" },
  { "rfc3987", ":b", "path=-" },
  { "rfc3987", "/%/?a b#c", "path=- query=- fragment=ifragment" },
  { "rfc3987", "/\xff", "path=-" },
  /* 3987bis-00 §2.2: no pct-encoded in a host, "#" in a fragment. */
  { "3987bis-00", "//%41/#a#b", "//- host=- path=ipath-abempty fragment=ifragment" },
  { "rfc3987", "//%41/#a",
    "IRI-reference>irelative-ref //iauthority host=ireg-name path=ipath-abempty "
    "fragment=ifragment" },
  { "guidelines-00", " é:b ", "path=-" },
  { "leiri", "/a b", "IRI-reference>irelative-ref path=ipath-absolute" },
  /* The grammar of LEIRIs has the space in the host; only preparation encodes it. */
  { "leiri", "http://a b/c",
    "IRI-reference>IRI>absolute-IRI //iauthority scheme=scheme host=ireg-name "
    "path=ipath-abempty" },
  { "leiri", "http://a%20b/c", "//- scheme=scheme host=- path=ipath-abempty" },
  { "masinter-07", "/u\u0308", "IRI-reference>relativeIRI path=iabs_path" },
  { "web-address", "\\a", "IRI-reference>irelative-ref path=ipath-absolute" },

  /* The first match wins by these as well. */
  { "3987bis-00", "a:b",
    "IRI-reference>IRI>absolute-IRI scheme=scheme path=ipath-rootless" },
  { "3987bis-00", "//192.0.2.1",
    "IRI-reference>irelative-ref //iauthority host=IPv4address path=ipath-abempty" },
  { "guidelines-00", "//192.0.2.400",
    "IRI-reference>irelative-ref //iauthority host=ireg-name path=ipath-abempty" },
  { "guidelines-00", "a:/b",
    "IRI-reference>IRI>absolute-IRI scheme=scheme path=ipath-absolute" },
  { "leiri", "a:b c",
    "IRI-reference>IRI>absolute-IRI scheme=scheme path=ipath-rootless" },
  { "leiri", "//[::1]",
    "IRI-reference>irelative-ref //iauthority host=IPv6address path=ipath-abempty" },
  { "web-address", "//192.0.2.1?a",
    "IRI-reference>irelative-ref //iauthority host=IPv4address path=ipath-abempty "
    "query=iquery" },
  { "web-address",
    "a:", "IRI-reference>IRI>absolute-IRI scheme=scheme path=ipath-empty" },
  { "duerst-01", "a://192.0.2.1",
    "IRI-reference>absoluteIRI //iserver scheme=scheme host=IPv4address" },
  { "iuc19", "a://192.0.2.1:1",
    "URI-reference>absoluteURI //server scheme=scheme host=IPv4address port=port" },

  /* RFC 2396: server or reg_name, hierarchical or opaque. */
  { "masinter-07", "http://u@a.example:80/?é#é",
    "IRI-reference>absoluteIRI //server scheme=scheme userinfo=userinfo host=hostname "
    "port=port path=iabs_path query=iquery fragment=ifragment" },
  { "masinter-07", "foo:é/b?c",
    "IRI-reference>absoluteIRI scheme=scheme path=iopaque_part" },
  { "masinter-07", "foo:/é?c",
    "IRI-reference>absoluteIRI scheme=scheme path=iabs_path query=iquery" },
  { "masinter-07", "//a.example", "IRI-reference>relativeIRI //server host=hostname" },
  { "masinter-07", "é;b/c", "IRI-reference>relativeIRI path=irel_path" },
  { "masinter-07", "#a", "IRI-reference fragment=ifragment" },
  { "masinter-07", "", "IRI-reference" },
  { "masinter-07", "foo://1.2.3.999",
    "IRI-reference>absoluteIRI //server scheme=scheme host=IPv4address" },
  { "masinter-07", "foo://[::1]",
    "IRI-reference>absoluteIRI //server scheme=scheme host=IPv6reference" },
  { "masinter-07", "foo://a_b/",
    "IRI-reference>absoluteIRI //ireg_name scheme=scheme host=ireg_name "
    "path=iabs_path" },
  { "masinter-07", "foo://a@b@c,d",
    "IRI-reference>absoluteIRI //ireg_name scheme=scheme host=ireg_name" },
  /* §3.2.2: a hostname has no "_", its last label does not begin with a digit, and a
   * userinfo or port needs a host. Any other authority is a registry name. */
  { "masinter-07", "foo://u@a_b:1/",
    "IRI-reference>absoluteIRI //ireg_name scheme=scheme host=ireg_name "
    "path=iabs_path" },
  { "masinter-07", "//a_b:1?c",
    "IRI-reference>relativeIRI //ireg_name host=ireg_name query=iquery" },
  { "masinter-07", "//u@é", "IRI-reference>relativeIRI //ireg_name host=ireg_name" },
  { "masinter-07", "//@a.example",
    "IRI-reference>relativeIRI //server userinfo=userinfo host=hostname" },
  { "duerst-01", "foo://u@a.1",
    "IRI-reference>absoluteIRI //ireg_name scheme=scheme host=ireg_name" },
  { "duerst-01", "//:80", "IRI-reference>relativeIRI //ireg_name host=ireg_name" },
  { "duerst-01", "//é.example:80",
    "IRI-reference>relativeIRI //iserver host=ihostname port=port" },
  { "iuc19", "//u@:/a",
    "URI-reference>relativeURI //reg_name host=reg_name path=abs_path" },
  { "iuc19", "//-a:1", "URI-reference>relativeURI //reg_name host=reg_name" },
  { "iuc19", "//1.2.3.999:1",
    "URI-reference>relativeURI //server host=IPv4address port=port" },
  /* In a scheme with servers that is no authority. */
  { "masinter-07", "http://u@/", "//- scheme=scheme userinfo=userinfo path=iabs_path" },
  { "duerst-01", "http://:80/", "//- scheme=scheme port=port path=iabs_path" },
  /* relativeURI has a "?" only after a path or an authority. */
  { "masinter-07", "?a", "query=iquery" },
  { "duerst-01", "?a#b", "query=iquery fragment=ifragment" },
  { "iuc19", "?a", "query=query" },
  { "iuc19", "//?a", "URI-reference>relativeURI //server query=query" },
  { "masinter-07", "foo:///a",
    "IRI-reference>absoluteIRI //server scheme=scheme path=iabs_path" },
  { "masinter-07", "a:", "scheme=-" },
  { "duerst-01", "foo://bücher.example/",
    "IRI-reference>absoluteIRI //iserver scheme=scheme host=ihostname path=iabs_path" },
  { "duerst-01", "//u@a.example/",
    "IRI-reference>relativeIRI //iserver userinfo=iuserinfo host=ihostname "
    "path=iabs_path" },
  { "duerst-01", "//a$b", "IRI-reference>relativeIRI //ireg_name host=ireg_name" },
  { "duerst-01", "foo:b", "IRI-reference>absoluteIRI scheme=scheme path=iopaque_part" },
  { "iuc19", "http://a.example/b",
    "URI-reference>absoluteURI //server scheme=scheme host=hostname path=abs_path" },
  { "iuc19", "b?é", "URI-reference>relativeURI path=rel_path query=query" },
  { "iuc19", "foo:b", "URI-reference>absoluteURI scheme=scheme path=opaque_part" },
  { "iuc19", "//a+b", "URI-reference>relativeURI //reg_name host=reg_name" },

  /* The URL Standard: what the parser makes of it. */
  { "whatwg", "https://bücher.example:1/a?b",
    "valid URL string>absolute-URL string scheme=special scheme host=domain port=port "
    "path=list of URL path segments query=query" },
  { "whatwg", "https://a.example#b",
    "valid URL string>absolute-URL-with-fragment string scheme=special scheme "
    "host=domain "
    "path=list of URL path segments fragment=fragment" },
  { "whatwg", "urn:a:b",
    "valid URL string>absolute-URL string scheme=scheme path=opaque path" },
  { "whatwg",
    "a:", "valid URL string>absolute-URL string scheme=scheme path=opaque path" },
  { "whatwg", "a:/b",
    "valid URL string>absolute-URL string scheme=scheme path=list of URL path "
    "segments" },
  { "whatwg", "a://b.example",
    "valid URL string>absolute-URL string scheme=scheme host=opaque host "
    "path=list of URL path segments" },
  { "whatwg", "a://1.2.3.4",
    "valid URL string>absolute-URL string scheme=scheme host=opaque host "
    "path=list of URL path segments" },
  { "whatwg", "http://1.2.3.4/",
    "valid URL string>absolute-URL string scheme=special scheme host=IPv4 address "
    "path=list of URL path segments" },
  { "whatwg", "a://[::1]/",
    "valid URL string>absolute-URL string scheme=scheme host=IPv6 address "
    "path=list of URL path segments" },
  { "whatwg", "file:///",
    "valid URL string>absolute-URL string scheme=special scheme host=empty host "
    "path=list of URL path segments" },
  /* Parsed, but not a valid URL string. */
  { "whatwg", "http:\\\\a.example\\b",
    "scheme=special scheme host=domain path=list of URL path segments" },
  { "whatwg", "https://a b/", "scheme=- host=- path=-" },
};

static char *
render (const IriReport *report)
{
  GString *out = g_string_new (NULL);
  const IriComponents *components = &report->reference_components;
  IriProductions found;

  iri_report_find_productions (report, &found);
  for (gsize i = 0; found.whole[i] != NULL; i++)
    g_string_append_printf (out, "%s%s", i > 0 ? ">" : "", found.whole[i]);
  if (components->host_kind != IRI_HOST_NONE
      && report->options.spec->names->authority != NULL)
    g_string_append_printf (out, " //%s",
                            found.authority != NULL ? found.authority : "-");
  for (int component = 0; component < IRI_N_COMPONENTS; component++)
    if (found.component[component] != NULL)
      g_string_append_printf (out, " %s=%s",
                              iri_component_id ((IriComponent) component),
                              found.component[component]);
    else if (iri_span_length (components->span[component]) > 0)
      g_string_append_printf (out, " %s=-",
                              iri_component_id ((IriComponent) component));
  g_strstrip (out->str);
  return g_string_free (out, FALSE);
}

static void
test_row (gconstpointer data)
{
  const ProductionRow *row = data;
  const IriOptions options = { .spec = iri_spec_find (row->spec) };
  g_autoptr (IriReport) report = iri_report_new (row->text, -1, &options);
  g_autofree char *rules = render (report);

  g_assert_cmpstr (rules, ==, row->rules);
}

/* A text matches as a whole exactly if all its components do. */
static void
test_whole (void)
{
  static const char *const pieces[]
      = { "a:", "//", "b@", "c", ":1", "/d", "?e", "#f", " " };
  gsize n;
  const IriSpec *specs = iri_spec_all (&n);

  for (gsize i = 0; i < n; i++)
    for (guint bits = 0; bits < 1u << G_N_ELEMENTS (pieces); bits++)
      {
        const IriOptions options = { .spec = &specs[i] };
        g_autoptr (GString) text = g_string_new (NULL);
        g_autoptr (IriReport) report = NULL;
        IriProductions found;

        for (gsize k = 0; k < G_N_ELEMENTS (pieces); k++)
          if ((bits & 1u << k) != 0)
            g_string_append (text, pieces[k]);
        report = iri_report_new (text->str, -1, &options);
        iri_report_find_productions (report, &found);
        if (found.whole[0] == NULL)
          continue;
        g_assert_true (report->valid);
        for (int component = 0; component < IRI_N_COMPONENTS; component++)
          if (iri_span_length (report->reference_components.span[component]) > 0)
            g_assert_nonnull (found.component[component]);
      }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_set_nonfatal_assertions ();
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path
          = g_strdup_printf ("/productions/%s/%" G_GSIZE_FORMAT, rows[i].spec, i);

      g_test_add_data_func (path, &rows[i], test_row);
    }
  g_test_add_func ("/productions/whole", test_whole);
  return g_test_run ();
}
