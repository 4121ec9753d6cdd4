import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { openBooks, type Books } from '@haberdash/demo-providers/books.ts';
import { createSandboxApp } from '@haberdash/demo-providers/sandbox-app.ts';
import { generateProduct } from '@haberdash/demo-shop/product-generator.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { Gallery } from './provider.ts';
import { httpGallery } from './http.ts';

const { id: CODE, categoryId: CATEGORY } = generateProduct(0);

describe('the gallery of the sandbox, over the network', () => {
  let folder: string;
  let books: Books;
  let sandbox: FastifyInstance;
  let url: string;
  const open = (timeoutMs = 2_000, apiKey = 'the-key'): Gallery =>
    httpGallery({ url: `${url}/gallery`, apiKey, customerId: '215757', timeoutMs });
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'http-gallery-'));
    books = openBooks(folder);
    const options = { books, now: () => 0, apiKey: 'the-key', logLevel: 'silent' };
    const first = await createSandboxApp({ ...options, publicOrigin: 'http://127.0.0.1' });
    const { port } = new URL(await first.listen({ host: '127.0.0.1', port: 0 }));
    await first.close();
    url = `http://127.0.0.1:${port}`;
    sandbox = await createSandboxApp({ ...options, publicOrigin: url });
    await sandbox.listen({ host: '127.0.0.1', port: Number(port) });
  });
  afterAll(async () => {
    await sandbox.close();
    books.close();
    await rm(folder, { recursive: true });
  });

  it('returns the looks of a product, of a category and of all, each with its products', async () => {
    const ofProduct = await open().looks({ productId: CODE, count: 5 });
    expect(ofProduct[0]?.productCodes).toContain(CODE);
    expect((await open().looks({ categoryId: CATEGORY, count: 3 })).length).toBeGreaterThan(0);
    expect(await open().looks({ count: 7 })).toHaveLength(7);
  });

  it('returns its own pictures, and none of other hosts', async () => {
    const [look] = await open().looks({ count: 1 });
    expect(await open().picture(look?.pictureUrl ?? '')).toMatchObject({ kind: 'vector' });
    await expect(open().picture('http://127.0.0.2/x.svg')).rejects.toThrow('does not stand');
  });

  it.each(['NFFAILS0', 'NFSILENT', 'NFLIES00'])('has no looks to show of %s', async (productId) => {
    await expect(open(200).looks({ productId, count: 5 })).rejects.toBeDefined();
  });

  it('rejects another key', async () => {
    await expect(open(200, 'wrong').looks({ count: 1 })).rejects.toBeDefined();
  });

  it('takes a picture in for its moderators, once, with the product on it', async () => {
    const look = {
      email: 'ann@example.org',
      nickname: 'Ann',
      language: 'en_US',
      caption: 'Up there',
      pictureUrl: 'https://shop.example/images/pictures/pc-1',
      productCode: CODE,
    };
    await open().share(look);
    await open().share(look);
    const rows = books.prepare('select caption, streams from gallery_share').all();
    expect(rows).toEqual([{ caption: 'Up there', streams: '["9100"]' }]);
  });

  it('takes a report, and knows what it has none of', async () => {
    expect(await open().report('3300', 'spam')).toBe('reported');
    expect(await open().report('1', 'spam')).toBe('unknown');
  });
});
