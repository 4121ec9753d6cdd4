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
  'a number below a thousand is written in $locale as the platform writes it',
  ({ languageTag }) => {
    const platform = new Intl.NumberFormat(languageTag);
    for (let value = 0; value < 1_000; value += 1) expect(plainNumber(value)).toBe(platform.format(value));
    expect([-1, 0.5, 1_000, Number.NaN].map(plainNumber)).toEqual(Array(4).fill(undefined));
  },
);
