import { expect, it } from 'vitest';
import { chooseSite, siteToOffer } from './choose-site.ts';
import { findSite } from './sites.ts';

it.each([
  ['', 'en-us'],
  ['fr-CA,fr;q=0.9,en;q=0.8', 'fr-ca'],
  ['fr', 'fr-ca'],
  ['de-AT,de;q=0.9', 'de-de'],
  ['es-MX,es;q=0.9,en;q=0.8', 'es-es'],
  ['it', 'it-it'],
  ['ca,es-ES;q=0.9', 'es-es'],
  ['ja,en-GB;q=0.7,de;q=0.4', 'en-gb'],
  ['en-GB;q=0.2, de;q=0.9', 'de-de'],
  ['de;q=0, en-gb', 'en-gb'],
  [`${'x,'.repeat(5_000)}`, 'en-us'],
  ['*;q=abc', 'en-us'],
])('Accept-Language %j leads to %s', (acceptLanguage, locale) =>
  expect(chooseSite(acceptLanguage).locale).toBe(locale),
);

it.each(['/', '/xx-yy', '/en-us2/cart', '/EN-US', '//en-us'])('finds no site in %s', (path) =>
  expect(findSite(path)).toBeUndefined(),
);

it.each([
  ['en-us', 'de-DE,de;q=0.9,en;q=0.8', 'de-de'],
  ['en-us', 'de-AT', 'de-de'],
  ['en-gb', 'en-US,en;q=0.9', 'en-us'],
  ['fr-fr', 'fr-CA', 'fr-ca'],
  ['it-it', 'ja,it-CH;q=0.5', undefined],
  ['de-de', 'de-AT,de;q=0.9', undefined],
  ['en-gb', 'en-AU,en;q=0.9', undefined],
  ['en-gb', 'en', undefined],
  ['en-us', 'en-US,de-DE;q=0.9', undefined],
  ['en-us', 'ja', undefined],
  ['en-us', '*', undefined],
  ['en-us', '', undefined],
])('on %s, a browser that wishes for %j is offered %s', (open, acceptLanguage, offered) => {
  const site = findSite(`/${open}`);
  expect(site && siteToOffer(acceptLanguage, site)?.locale).toBe(offered);
});
