/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-chromium-private.h"

/* Sites whose look-alikes Chromium shows as Punycode: a selection of the most visited
 * ones in components/url_formatter/spoof_checks/top_domains/domains.list, which was
 * made from the Chrome UX Report of September 2023 (chromium/chromium at
 * 2e586724ada2b94a1bc89f2ec4b89f3d62cdf910). */
/* clang-format off */
const char *const iri_chromium_names[] = {
  "academia.edu", "accuweather.com", "adobe.com", "agoda.com", "aliexpress.com",
  "allegro.pl", "amazon.ca", "amazon.co.jp", "amazon.co.uk", "amazon.com",
  "amazon.com.br", "amazon.com.mx", "amazon.com.tr", "amazon.de", "amazon.es",
  "amazon.fr", "amazon.in", "amazon.it", "ameblo.jp", "ancestry.com", "aol.com",
  "apple.com", "archive.org", "argos.co.uk", "asos.com", "auone.jp", "avito.ru",
  "baidu.com", "bankofamerica.com", "bbc.co.uk", "bbc.com", "bestbuy.com", "bild.de",
  "bilibili.com", "bing.com", "bol.com", "booking.com", "bookmyshow.com",
  "buzzfeed.com", "caixa.gov.br", "cambridge.org", "canva.com", "cdiscount.com",
  "chegg.com", "chess.com", "clarin.com", "cnn.com", "code.org", "cookpad.com",
  "corriere.it", "costco.com", "coupang.com", "credit-agricole.fr",
  "creditkarma.com", "dailymail.co.uk", "dailymotion.com", "daum.net", "deepl.com",
  "detik.com", "deviantart.com", "discogs.com", "discord.com", "disneyplus.com",
  "dmm.co.jp", "docomo.ne.jp", "dropbox.com", "duckduckgo.com", "dzen.ru",
  "ebay.co.uk", "ebay.com", "ebay.de", "ebay.it", "ecosia.org", "elmundo.es",
  "elpais.com", "emag.ro", "epfindia.gov.in", "espn.com", "etsy.com", "facebook.com",
  "fanfiction.net", "fast.com", "fb.com", "finn.no", "fiverr.com", "flipkart.com",
  "foxnews.com", "freepik.com", "gazzetta.it", "genius.com", "gismeteo.ru",
  "github.com", "globo.com", "gmail.com", "goodreads.com", "google.ca",
  "google.co.in", "google.co.jp", "google.co.th", "google.co.uk", "google.com",
  "google.com.br", "google.com.hk", "google.com.mx", "google.com.tr", "google.com.tw",
  "google.de", "google.es", "google.fr", "google.it", "google.pl", "gst.gov.in",
  "hdfcbank.com", "hepsiburada.com", "hm.com", "homedepot.com", "hotmail.com",
  "hotstar.com", "hubspot.com", "hurriyet.com.tr", "idealista.com", "idnes.cz",
  "ikea.com", "imdb.com", "indeed.com", "infobae.com", "instagram.com",
  "istockphoto.com", "itmedia.co.jp", "jio.com", "jusbrasil.com.br", "kahoot.it",
  "kleinanzeigen.de", "lanacion.com.ar", "leboncoin.fr", "lefigaro.fr", "lemonde.fr",
  "lequipe.fr", "leroymerlin.fr", "lichess.org", "linkedin.com", "linktr.ee",
  "live.com", "livedoor.com", "lowes.com", "macys.com", "magazineluiza.com.br",
  "mail.ru", "makemytrip.com", "marca.com", "marktplaats.nl", "mayoclinic.org",
  "mediafire.com", "mega.nz", "mercadolibre.com.ar", "mercadolibre.com.mx",
  "mercadolivre.com.br", "merriam-webster.com", "messenger.com", "microsoft.com",
  "milliyet.com.tr", "mit.edu", "mlb.com", "mobile.de", "moneycontrol.com", "msn.com",
  "myntra.com", "naver.com", "netflix.com", "news.com.au", "nicovideo.jp", "nih.gov",
  "nike.com", "nikkei.com", "nu.nl", "nytimes.com", "ok.ru", "olx.com.br", "olx.pl",
  "olx.ua", "onet.pl", "onlinesbi.sbi", "openai.com", "otto.de", "ouest-france.fr",
  "ozon.ru", "patreon.com", "paypal.com", "people.com", "pikabu.ru", "pinterest.com",
  "pixabay.com", "pixiv.net", "poki.com", "primevideo.com", "quizlet.com",
  "quora.com", "rakuten-sec.co.jp", "rakuten.co.jp", "realtor.com", "reddit.com",
  "redfin.com", "repubblica.it", "researchgate.net", "reverso.net",
  "rightmove.co.uk", "roblox.com", "ryanair.com", "sahibinden.com", "samsung.com",
  "sciencedirect.com", "scribd.com", "service.gov.uk", "seznam.cz", "shein.com",
  "shopee.co.id", "shopee.com.br", "slideshare.net", "sozcu.com.tr", "speedtest.net",
  "spotify.com", "stackoverflow.com", "steamcommunity.com", "steampowered.com",
  "t-online.de", "t.me", "target.com", "telegraaf.nl", "temu.com", "theguardian.com",
  "tiktok.com", "timesofindia.com", "tokopedia.com", "trendyol.com",
  "tripadvisor.com", "turkiye.gov.tr", "twitch.tv", "twitter.com", "uber.com",
  "udemy.com", "uidai.gov.in", "uol.com.br", "ups.com", "upwork.com", "vivo.com",
  "vk.com", "vnexpress.net", "w3schools.com", "walmart.com", "wattpad.com",
  "wayfair.com", "weather.com", "whatsapp.com", "wikipedia.org", "wildberries.ru",
  "wordreference.com", "wp.pl", "www.gob.mx", "www.gov.br", "www.gov.uk", "ya.ru",
  "yahoo.co.jp", "yahoo.com", "yandex.com", "yandex.ru", "youtube.com", "zillow.com",
  "zoom.us", "zozo.jp", NULL,
};
/* clang-format on */
