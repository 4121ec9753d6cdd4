import { createHash } from 'node:crypto';

import sharp from 'sharp';
import { describe, expect, it } from 'vitest';

import { PRODUCT_VIEWS } from '@haberdash/commerce-api/providers/pictures/provider.ts';
import { picture } from './picture.fixtures.ts';
import { CUTS, GARMENT_KINDS } from './picture.ts';
import { drawProduct } from './draw-product.ts';

/** Characters; rendering time grows with the markup. */
const LARGEST_MARKUP = 560_000;

const withoutImages = (svg: string): string => svg.replaceAll(/base64,[^"]*/g, '');

function unbalanced(svg: string): string[] {
  const open: string[] = [];
  for (const [, slash, name = '', rest = ''] of svg.matchAll(/<(\/?)([a-zA-Z]+)([^>]*)>/g)) {
    if (slash === '/') {
      if (open.pop() !== name) return [`</${name}>`];
    } else if (!rest.endsWith('/')) open.push(name);
  }
  return open;
}

const cuts = GARMENT_KINDS.flatMap((kind) => CUTS[kind].map((cut) => ({ kind, cut })));
const cases = cuts.flatMap(({ kind, cut }) => PRODUCT_VIEWS.map((view) => [cut, view, kind] as const));

describe.each(cases)('%s from the %s', (cut, view, kind) => {
  const drawings = [1, 2, 3].map((seed) =>
    withoutImages(drawProduct(picture({ kind, cut, seed, audience: seed === 2 ? 'women' : 'kids' }), view)),
  );

  it('is well-formed and has no number that is none', () => {
    for (const svg of drawings) {
      expect(unbalanced(svg)).toEqual([]);
      expect(svg).not.toMatch(/NaN|undefined|Infinity|\[object/);
    }
  });

  it('stays within the size that the slowest drawings have', () => {
    const full = drawProduct(picture({ kind, cut }), view);
    expect(full.length).toBeLessThan(LARGEST_MARKUP);
  });

  it('refers to definitions that exist, each defined once', () => {
    for (const plain of drawings) {
      const ids = [...plain.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      const used = [...plain.matchAll(/(?:url\(#|href="#)([^)"]+)/g)].map(([, id]) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(used.filter((id) => !ids.includes(id))).toEqual([]);
    }
  });
});

const hash = (svg: string): string => createHash('sha256').update(svg).digest('hex');

it.each(GARMENT_KINDS)('%s: the same picture is drawn to the same bytes', (kind) => {
  expect(hash(drawProduct(picture({ kind }), 'front'))).toBe(hash(drawProduct(picture({ kind }), 'front')));
});

it.each(GARMENT_KINDS)('%s: seed and each colour change the picture, and views differ', (kind) => {
  const seeds = new Set(
    [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => drawProduct(picture({ kind, seed }), 'front')),
  );
  expect(seeds.size).toBeGreaterThan(2);
  const views = new Set(PRODUCT_VIEWS.map((view) => drawProduct(picture({ kind }), view)));
  expect(views.size).toBe(PRODUCT_VIEWS.length);
  const plain = drawProduct(picture({ kind }), 'front');
  expect(drawProduct(picture({ kind, base: '#aa3322' }), 'front')).not.toBe(plain);
  const trims = [1, 2, 3, 4].map((seed) =>
    drawProduct(picture({ kind, seed, trim: '#eeeeee', accent: '#22aa66' }), 'front'),
  );
  expect(trims).not.toEqual([1, 2, 3, 4].map((seed) => drawProduct(picture({ kind, seed }), 'front')));
});

it.each([
  ['chelsea-boot', false],
  ['snow-boot', false],
  ['winter-boot', true],
  ['mountain-boot', true],
] as const)('%s has laces: %s', (cut, laced) => {
  for (const view of ['front', 'side', 'detail'] as const) {
    const svg = drawProduct(picture({ kind: 'boot', cut }), view);
    expect(svg.includes('<g class="laces">')).toBe(laced);
  }
});

const CONTRAST_KINDS = ['t-shirt', 'insulated-jacket', 'trail-shoe', 'bottle', 'backpack'] as const;

it.each(
  CONTRAST_KINDS.flatMap((kind) => ['#ffffff', '#000000', '#e9e6e1'].map((base) => [kind, base] as const)),
)('%s in %s differs from the backdrop', async (kind, base) => {
  const svg = drawProduct(picture({ kind, base }), 'front');
  const { data, info } = await sharp(Buffer.from(svg))
    .resize(80, 100)
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const corner = data[0] ?? 0;
  const middle: number[] = [];
  for (let y = 25; y < 75; y += 1)
    for (let x = 20; x < 60; x += 1) middle.push(data[y * info.width + x] ?? 0);
  const apart = middle.filter((value) => Math.abs(value - corner) > 12).length / middle.length;
  expect(apart).toBeGreaterThan(0.2);
});
