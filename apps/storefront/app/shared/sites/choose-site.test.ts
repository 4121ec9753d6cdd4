import { expect, it } from 'vitest';
import { chooseSite } from './choose-site.ts';
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
])('Accept-Language %j leads to %s', (wished, locale) => expect(chooseSite(wished).locale).toBe(locale));

it.each(['/', '/xx-yy', '/en-us2/cart', '/EN-US', '//en-us'])('finds no site in %s', (path) =>
  expect(findSite(path)).toBeUndefined(),
);
