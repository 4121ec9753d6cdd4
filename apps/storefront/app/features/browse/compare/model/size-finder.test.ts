import { describe, expect, it } from 'vitest';
import { bodyTable } from './body-table.ts';
import { parseLength, parseWeight, toInches } from './lengths.ts';
import { estimate, findSize, FITS, type Fit, type Wearer } from './size-finder.ts';

const MEN = ['S', 'M', 'L', 'XL', 'XXL'];
const WOMEN = ['XS', 'S', 'M', 'L', 'XL', 'XXL'];
const clothes = (sizes: readonly string[], body: 'women' | 'men') => bodyTable('alpha', sizes, body);
const man = (height: number, weight: number, fit: Fit = 'regular'): Wearer => ({
  run: 'alpha',
  body: 'men',
  height,
  weight,
  fit,
});

describe('a size of clothes', () => {
  it.each([
    [man(178, 75), 'M'],
    [man(170, 60), 'S'],
    [man(185, 95), 'L'],
    [{ ...man(167, 62), body: 'women' as const }, 'S'],
    [{ ...man(160, 50), body: 'women' as const }, 'XS'],
  ])('is found from height and weight: %j is %s', (wearer, size) => {
    const sizes = wearer.run === 'alpha' && wearer.body === 'women' ? WOMEN : MEN;
    const body = wearer.run === 'alpha' ? wearer.body : 'men';
    expect(findSize(clothes(sizes, body), wearer)).toMatchObject({ sizeId: size });
  });

  it('is never smaller for a heavier shopper, nor for a looser fit', () => {
    for (const body of ['women', 'men'] as const)
      for (let height = 150; height <= 200; height += 5) {
        let before = -1;
        for (let weight = 45; weight <= 130; weight += 5) {
          const places = FITS.map((fit) => {
            const found = findSize(clothes(WOMEN, body), { run: 'alpha', body, height, weight, fit });
            return WOMEN.indexOf(found?.sizeId ?? '');
          });
          expect(places).toEqual(places.toSorted((a, b) => a - b));
          expect(places[1]).toBeGreaterThanOrEqual(before);
          before = places[1] ?? -1;
        }
      }
  });

  it('says what decided, and that the fit has moved it', () => {
    const table = clothes(MEN, 'men');
    expect(findSize(table, man(178, 75))).toEqual({
      sizeId: 'M',
      measure: 'chest',
      own: estimate('chest', { body: 'men', height: 178, weight: 75 }),
      madeFor: [96, 102],
      moved: undefined,
      beyond: undefined,
    });
    expect(findSize(table, man(178, 78, 'loose'))).toMatchObject({ sizeId: 'L', moved: 'up' });
    expect(findSize(table, man(178, 75, 'close'))).toMatchObject({ sizeId: 'S', moved: 'down' });
  });

  it('names the last one for a shopper beyond it', () => {
    expect(findSize(clothes(MEN, 'men'), man(180, 160))).toMatchObject({ sizeId: 'XXL', beyond: 'large' });
    expect(findSize(clothes(MEN, 'men'), man(165, 45))).toMatchObject({ sizeId: 'S', beyond: 'small' });
  });
});

describe('a size of trousers', () => {
  const table = bodyTable('waist', ['30x30', '30x32', '32x30', '32x32', '34x30', '34x32'], 'men');
  it('goes by the waist, and its leg by the height', () => {
    const wearer = { run: 'waist', body: 'men', fit: 'regular' } as const;
    expect(findSize(table, { ...wearer, height: 182, weight: 76 })?.sizeId).toBe('32x32');
    expect(findSize(table, { ...wearer, height: 172, weight: 70 })?.sizeId).toBe('32x30');
  });
});

describe('a size of shoes', () => {
  const table = bodyTable('shoes', ['M40', 'M41', 'M42', 'M43'], 'men');
  it.each([
    [26.9, 'regular', 'M42'],
    [27.0, 'regular', 'M42'],
    [27.2, 'regular', 'M43'],
    [27.0, 'loose', 'M43'],
  ] as const)('is at least as long as a foot of %s cm with a %s fit', (foot, fit, size) => {
    expect(findSize(table, { run: 'shoes', foot, fit })?.sizeId).toBe(size);
  });
});

describe('a size for children', () => {
  const table = bodyTable('kids', ['Y2', 'Y4', 'Y6', 'Y8'], 'women');
  it('goes by their height, and one to grow into is larger', () => {
    expect(findSize(table, { run: 'kids', height: 115, fit: 'regular' })?.sizeId).toBe('Y6');
    expect(findSize(table, { run: 'kids', height: 115, fit: 'loose' })).toMatchObject({
      sizeId: 'Y8',
      moved: 'up',
    });
  });
});

describe('what is typed', () => {
  it.each([
    ['178', 'metric', 178],
    ['1,78', 'metric', 178],
    ['1.78', 'metric', 178],
    ['5\'10"', 'imperial', 177.8],
    ['5′ 10″', 'imperial', 177.8],
    ['5 ft 10', 'imperial', 177.8],
    ['70', 'imperial', 177.8],
    ["6'", 'imperial', 182.88],
  ] as const)('%s (%s) is %s cm', (text, unit, length) => {
    expect(parseLength(text, unit)).toBeCloseTo(length);
  });

  it.each(['', 'tall', '-3', '0', 'NaN'])('%j is no length and no weight', (text) => {
    expect([parseLength(text, 'metric'), parseLength(text, 'imperial'), parseWeight(text, 'metric')]).toEqual(
      [undefined, undefined, undefined],
    );
  });

  it('pounds are kilograms, and centimetres half inches', () => {
    expect(parseWeight('165', 'imperial')).toBeCloseTo(74.84);
    expect([toInches(96), toInches(102)]).toEqual([38, 40]);
  });
});
