import { expect, it } from 'vitest';
import { sites } from '../sites/sites.ts';
import { formatsFor } from './formats.ts';

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

it.each([
  ['en-us', '$1,234.50'],
  ['en-ca', 'CAD 1,234.50'],
  ['fr-ca', '1 234,50 CAD'],
  ['en-gb', '£1,234.50'],
  ['fr-fr', '1 234,50 €'],
  ['de-de', '1.234,50 €'],
])('money in %s', (locale, text) => {
  const [site = sites[0]] = sites.filter((each) => each.locale === locale);
  expect(plain(formatsFor(site).money(1_234.5))).toBe(text);
});
