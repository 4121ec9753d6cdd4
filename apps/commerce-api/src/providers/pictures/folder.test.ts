import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { folderPictures } from './folder.ts';
import type { ImageSubject } from './provider.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'folder-pictures-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function put(path: string, content: string): Promise<void> {
  const file = join(folder, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}

const productFront = (productCode: string, colorId: string): ImageSubject => ({
  type: 'product',
  product: { productCode, colorId, description: {} },
  view: 'front',
});
const lake: ImageSubject = { type: 'scene', name: 'lake' };

it.each(['jpg', 'jpeg', 'png', 'webp', 'avif'])(
  'finds the photograph of a product by code, colour and view as %s',
  async (extension) => {
    await put(`products/AB123456/RED/front.${extension}`, 'bytes');
    const found = await folderPictures(folder).find(productFront('AB123456', 'RED'));
    expect(await found?.original()).toEqual({ kind: 'photograph', bytes: Buffer.from('bytes') });
    expect(await folderPictures(folder).find(productFront('AB123456', 'BLUE'))).toBeUndefined();
  },
);

it('lists any number of pictures of a product in a colour, the front first and a turn apart', async () => {
  const product = { productCode: 'AB123456', colorId: 'RED', description: {} };
  for (const name of [
    '05.jpg',
    'worn.webp',
    'side.png',
    'front.jpg',
    'front.webp',
    'turn-00.jpg',
    'notes.txt',
  ])
    await put(`products/AB123456/RED/${name}`, 'bytes');
  const pictures = folderPictures(folder);
  expect(await pictures.views(product)).toEqual(['front', 'side', '05', 'worn']);
  expect(await pictures.views({ ...product, colorId: 'BLUE' })).toEqual([]);
  expect(await pictures.views({ ...product, colorId: '..' })).toEqual([]);
});

it('finds scenes and marks by name, and lists its scenes', async () => {
  await put('scenes/lake.jpg', 'lake');
  await put('scenes/lake.webp', 'lake');
  await put('scenes/ridge.png', 'ridge');
  await put('scenes/notes.txt', 'no picture');
  await put('marks/brand.svg', '<svg/>');
  const pictures = folderPictures(folder);
  expect(await pictures.scenes()).toEqual(['lake', 'ridge']);
  expect(await (await pictures.find(lake))?.original()).toEqual({
    kind: 'photograph',
    bytes: Buffer.from('lake'),
  });
  expect([await pictures.mark('brand'), await pictures.mark('other')]).toEqual(['<svg/>', undefined]);
});

it('has nothing while the folder does not exist', async () => {
  const pictures = folderPictures(join(folder, 'none'));
  expect([await pictures.scenes(), await pictures.find(lake), await pictures.mark('brand')]).toEqual([
    [],
    undefined,
    undefined,
  ]);
});

it('gives a photograph that was replaced another key', async () => {
  await put('scenes/lake.jpg', 'before');
  const pictures = folderPictures(folder);
  const before = (await pictures.find(lake))?.key;
  expect((await pictures.find(lake))?.key).toEqual(before);
  await put('scenes/lake.jpg', 'after it was replaced');
  expect((await pictures.find(lake))?.key).not.toEqual(before);
});

describe('never leaves its folder', () => {
  it.each(['..', '../secret', '.hidden', 'a/../../secret', '/etc/passwd', ''])(
    'by the name %j',
    async (name) => {
      await put('secret.jpg', 'secret');
      await put('products/secret.jpg', 'secret');
      const pictures = folderPictures(join(folder, 'pictures'));
      expect(await pictures.find({ type: 'scene', name })).toBeUndefined();
      expect(await pictures.find(productFront(name, 'RED'))).toBeUndefined();
      expect(await pictures.find(productFront('AB123456', name))).toBeUndefined();
      expect(await pictures.mark(name)).toBeUndefined();
    },
  );
});
