import type { TurnView } from '@haberdash/commerce-api/providers/pictures/provider.ts';
import sharp from 'sharp';
import { expect, it } from 'vitest';

import { createPictureSource } from './index.ts';
import { MARK_NAMES } from './marks.ts';
import { SCENE_NAMES, type GarmentKind } from './picture.ts';
import { picture } from './picture.fixtures.ts';

const source = createPictureSource();
const product = (description: unknown) =>
  ({
    type: 'product',
    product: { productCode: 'NF0000AA', colorId: 'TEAL', description },
    view: 'front',
  }) as const;

it('draws a product by its description alone', async () => {
  const found = await source.find(product(picture({ kind: 'bottle' })));
  expect(await found?.original()).toEqual({ kind: 'vector', svg: expect.stringMatching(/^<svg /) });
});

it('changes the key of a picture with everything that it shows', async () => {
  const shown = [
    picture(),
    picture({ seed: 8 }),
    picture({ base: '#000000' }),
    picture({ trim: '#000000' }),
    picture({ kind: 'vest' }),
    picture({ audience: 'kids' }),
    picture({ cut: 'wind-jacket' }),
  ].map(product);
  const back = { ...product(picture()), view: 'back' } as const;
  const keys = await Promise.all(
    [...shown, back].map(async (subject) => JSON.stringify((await source.find(subject))?.key)),
  );
  expect(new Set(keys).size).toBe(keys.length);
  expect(JSON.stringify((await source.find(product(picture())))?.key)).toBe(keys[0]);
});

it.each([
  ['nothing', undefined],
  ['an empty object', {}],
  ['an unknown kind', { ...picture(), kind: 'constructor' }],
  ['a cut of another kind', { ...picture(), cut: 'chelsea-boot' }],
  ['a colour that is none', { ...picture(), base: '"/><script>' }],
])('has no picture for %s', async (_, description) => {
  expect(await source.find(product(description))).toBeUndefined();
});

it('draws a product from all sides, and none that only has drawings of a pair', async () => {
  const turned = (kind: GarmentKind, view: TurnView) => source.find({ ...product(picture({ kind })), view });
  const [front, side] = [await turned('vest', 'turn-00'), await turned('vest', 'turn-06')];
  const original = await side?.original();
  const { format, width, height } = await sharp(
    original?.kind === 'photograph' ? original.bytes : undefined,
  ).metadata();
  expect([format, width, height]).toEqual(['png', 800, 1000]);
  expect(front?.key).not.toEqual(side?.key);
  expect(await turned('boot', 'turn-00')).toBeUndefined();
});

it('has every scene that it lists, and no other', async () => {
  expect(await source.scenes()).toEqual(SCENE_NAMES);
  for (const name of SCENE_NAMES) expect(await source.find({ type: 'scene', name })).toBeDefined();
  for (const name of ['moon', '__proto__', 'constructor'])
    expect(await source.find({ type: 'scene', name })).toBeUndefined();
});

it.each(MARK_NAMES)('draws the mark %s so that it can run nothing', async (name) => {
  expect(await source.mark(name)).toMatch(/^<svg (?!.*(?:script|href|undefined))/s);
});

it('has no mark of an unlisted name', async () => {
  expect(await source.mark('constructor')).toBeUndefined();
});
