import { expect, it } from 'vitest';
import { sites } from '../sites/sites.ts';
import { formatsFor, plainNumber } from './formats.ts';

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

it.each([
  ['en-us', '$1,234.50'],
  ['en-ca', 'CAD 1,234.50'],
  ['fr-ca', '1 234,50 CAD'],
  ['en-gb', '£1,234.50'],
  ['fr-fr', '1 234,50 €'],
  ['de-de', '1.234,50 €'],
  ['es-es', '1234,50 €'],
  ['it-it', '1234,50 €'],
])('money in %s', (locale, text) => {
  const [site = sites[0]] = sites.filter((each) => each.locale === locale);
  expect(plain(formatsFor(site).money(1_234.5))).toBe(text);
});

it.each([
  ['en-us', '97.4%', '40.0%', '18%'],
  ['fr-fr', '97,4 %', '40,0 %', '18 %'],
  ['de-de', '97,4 %', '40,0 %', '18 %'],
])('percents in %s are whole, and have one decimal where asked', (locale, first, round, whole) => {
  const [site = sites[0]] = sites.filter((each) => each.locale === locale);
  const { percent } = formatsFor(site);
  expect([percent(0.974, 1), percent(0.4, 1), percent(0.184)].map(plain)).toEqual([first, round, whole]);
});

it.each(sites)(
  'a number below a thousand, with a decimal or none, is written in $locale as the platform writes it',
  ({ languageTag }) => {
    const platform = new Intl.NumberFormat(languageTag);
    for (let tenths = 0; tenths < 10_000; tenths += 1)
      expect(plainNumber(tenths / 10, languageTag)).toBe(platform.format(tenths / 10));
    const others = [-1, -0.5, 0.25, 999.99, 1_000, Number.NaN].map((value) =>
      plainNumber(value, languageTag),
    );
    expect(others).toEqual(Array(6).fill(undefined));
  },
);
