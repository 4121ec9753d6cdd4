import { describe, expect, it } from 'vitest';

import {
  colorIdOf,
  internalBarcode,
  isInternalBarcode,
  productCodeOf,
  slugOf,
  variantCodeOf,
} from './codes.ts';
import { deriveColor } from './colors.ts';
import { readHtml } from './html-text.ts';
import { parseBarcode, parseList, parseMoney, parseWhole, writeList } from './parse-value.ts';
import { deriveSize, genderIn, isFootwear } from './sizes.ts';

describe('an amount', () => {
  it.each([
    ['1299', 129_900],
    ['1299.5', 129_950],
    ['12,5', 1_250],
    ['1 299,00', 129_900],
    ['1\u00a0299,00', 129_900],
    ['1,299.00', 129_900],
    ['1.299,00', 129_900],
    ['1.299.000', 129_900_000],
    ['12.5000', 1_250],
  ])('%s is read', (text, value) => {
    expect(parseMoney(text)).toEqual({ value });
  });

  it.each(['1,299', '1.299'])('%s may be a thousand, so it needs the decimal sign', (text) => {
    expect(parseMoney(text)).toHaveProperty('reason', `"${text}" may be a thousand or have three decimals`);
    expect(parseMoney(text, text === '1,299' ? '.' : ',')).toEqual({ value: 129_900 });
  });

  it.each(['', '-5', 'mange', '1 29', '1.29.9', '0', '12.345', '1e3', '99999999999'])(
    '%j is none',
    (text) => {
      expect(parseMoney(text)).toHaveProperty('reason');
    },
  );
});

it('a whole number may have zero decimals, and nothing else', () => {
  expect(parseWhole('12', 0, 20)).toEqual({ value: 12 });
  expect(parseWhole('12.0', 0, 20)).toEqual({ value: 12 });
  for (const text of ['', '1.5', 'x', '21', '-1', '١'])
    expect(parseWhole(text, 0, 20)).toHaveProperty('reason');
});

describe('a bar code', () => {
  it.each([
    ['4006381333931', '4006381333931'],
    ["'012345678905", '012345678905'],
    ['04006381333931', '4006381333931'],
    ['96385074', '0000096385074'],
  ])('%s is stored as %s', (text, value) => {
    expect(parseBarcode(text)).toEqual({ value });
  });

  it('with a wrong check digit says the right one', () => {
    expect(parseBarcode('7050000000001')).toHaveProperty(
      'reason',
      'the last digit of the bar code 7050000000001 should be 8',
    );
  });

  it('that a variant does not have is a number for use inside the company, with a check digit', () => {
    const number = internalBarcode('HV0000000001');
    expect(isInternalBarcode(number)).toBe(true);
    expect(parseBarcode(number)).toEqual({ value: number });
    expect(internalBarcode('HV0000000001', 1)).not.toBe(number);
  });
});

it('a list is read as it was written', () => {
  const parts = ['a | b', 'c', String.raw`d\e`];
  expect(parseList(writeList(parts))).toEqual(parts);
  expect(parseList(' a | | b ')).toEqual(['a', 'b']);
});

it('codes follow from ids, and have the form of the contract', () => {
  expect(productCodeOf('NF1A2B3C')).toBe('NF1A2B3C');
  expect(productCodeOf('ål-skalljakke')).toMatch(/^[A-Z]{2}[A-Z0-9]{9}$/);
  expect(productCodeOf('ål-skalljakke')).toBe(productCodeOf('ål-skalljakke'));
  expect(variantCodeOf('NF1A2B3C', 'FJ-1')).toMatch(/^[A-Z]{2}[A-Z0-9]{12}$/);
  expect(variantCodeOf('NF1A2B3C', 'FJ-1')).not.toBe(variantCodeOf('NF1A2B3D', 'FJ-1'));
  expect(slugOf('Ål Skalljakke – Dame')).toBe('al-skalljakke-dame');
  expect(slugOf('日本')).toBe('item');
  expect(colorIdOf('Rød/Marine')).toBe('ROD-MARINE');
  expect(colorIdOf('赤')).not.toBe(colorIdOf('青'));
  expect(colorIdOf('A very long name of a colour').length).toBeLessThanOrEqual(20);
});

it.each([
  ['Svart', 'black'],
  ['Skogsgrønn', 'green'],
  ['Rød/Marine', 'red'],
  ['Kremhvit', 'white'],
  ['Blåbær', 'blue'],
  ['Grå melert', 'grey'],
  ['Dunkelblau', 'blue'],
  ['light green', 'green'],
  ['Wolkig', 'none'],
])('the colour %s is %s', (label, family) => {
  expect(deriveColor(label).family).toBe(family);
  expect(deriveColor(label).hex).toMatch(/^#[0-9a-f]{6}$/);
});

describe('a size', () => {
  const clothing = { gender: 'women', isFootwear: false } as const;
  it.each([
    ['XXXL', '3XL'],
    ['one size', 'OS'],
    ['65 l', 'L65'],
    ['32/34', '32x34'],
    ['750 ml', 'ML750'],
    ['44', '44'],
    ['45 ⅓', '45 ⅓'],
  ])('%s is %s', (label, value) => {
    expect(deriveSize(label, clothing)).toEqual({ value });
  });

  it.each([
    ['women', '38.5', 'W38.5'],
    ['men', '42,5', 'M42.5'],
    ['kids', 'EU 31', 'K31'],
    ['men', '45 ⅓', '45 ⅓'],
  ] as const)('of shoes for %s, %s, is %s', (gender, label, value) => {
    expect(deriveSize(label, { gender, isFootwear: true })).toEqual({ value });
  });

  it('belongs to shoes by the words of the category', () => {
    expect(isFootwear('Apparel & Accessories > Shoes')).toBe(true);
    expect(isFootwear('Fjellstøvel')).toBe(true);
    expect(isFootwear('Jackets')).toBe(false);
  });
});

it.each([
  ['Skalljakke Dame', 'women'],
  ['Herre > Jackets', 'men'],
  ['Barn', 'kids'],
  ['Tent', undefined],
])('%s is for %s', (text, gender) => {
  expect(genderIn(text)).toBe(gender);
});

it('HTML is read as text: paragraphs, and lists as features; scripts are left out', () => {
  const html =
    '<p>Tåler <em>vær</em> &amp; vind.</p><ul><li>Vekt: 480&nbsp;g</li><li>Vask</ul><script>alert(1)</script><p onclick="x()">Klikk</p><!-- no -->';
  expect(readHtml(html)).toEqual({
    description: 'Tåler vær & vind.\n\nKlikk',
    features: ['Vekt: 480 g', 'Vask'],
  });
  expect(readHtml('&lt;script&gt;').description).toBe('<script>');
});
