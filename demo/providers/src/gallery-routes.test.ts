import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { generateProduct } from '@haberdash/demo-shop/product-generator.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openBooks, type Books } from './books.ts';
import { createSandboxApp } from './sandbox-app.ts';

const CODE = generateProduct(0).id;
const CATEGORY = generateProduct(0).categoryId;

describe('the photo gallery of the sandbox', () => {
  let folder: string;
  let books: Books;
  let app: FastifyInstance;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'gallery-'));
    books = openBooks(folder);
    app = await createSandboxApp({
      books,
      now: () => Date.parse('2026-11-01T12:00:00Z'),
      publicOrigin: 'https://providers.test',
      apiKey: 'the-key',
      logLevel: 'silent',
    });
  });
  afterAll(async () => {
    await app.close();
    books.close();
    await rm(folder, { recursive: true });
  });

  const call = (method: 'GET' | 'POST', path: string, payload?: object, key = 'the-key') =>
    app.inject({
      method,
      url: `/gallery${path}`,
      headers: { 'x-api-key': key },
      ...(payload === undefined ? {} : { payload }),
    });
  const mediaOf = async (path: string): Promise<{ streams: { tag_key: string }[] }[]> =>
    (await call('GET', path)).json().data.media;

  it.each<['GET' | 'POST', string, object | undefined]>([
    ['GET', '/', undefined],
    ['GET', '/customers/215757/media/recent', undefined],
    ['GET', `/categories/media/recent?category_key=${CATEGORY}`, undefined],
    ['GET', `/streams/media/recent?tag_key=${CODE}`, undefined],
    ['GET', '/streams/9100/media/recent', undefined],
    ['GET', '/media/3300/streams', undefined],
    ['POST', '/media/3300/reports', { reason: 'This is my picture.' }],
    ['POST', '/stashes', { name: 'Autumn', media_ids: ['3300'] }],
    ['POST', '/users', { email: 'ann@example.org', screen_name: 'Ann' }],
    [
      'POST',
      '/users/1/media',
      { media_url: 'https://shop.test/p/1.jpg', stream_ids: ['9100'], isTermsConfirmed: true },
    ],
  ])('responds to %s %s, and only with the key', async (method, path, body) => {
    const answer = await call(method, path, body);
    expect(answer.json()).toMatchObject({ metadata: { version: 'v2.2' } });
    expect([200, 201]).toContain(answer.statusCode);
    expect((await call(method, path, body, 'wrong')).statusCode).toBe(401);
  });

  it('shows of a product what it is on, and of a category what its products are on', async () => {
    const looks = await mediaOf(`/streams/media/recent?tag_key=${CODE}`);
    expect(looks.length).toBeGreaterThan(0);
    expect(looks.every(({ streams }) => streams.some(({ tag_key }) => tag_key === CODE))).toBe(true);
    expect((await mediaOf(`/categories/media/recent?category_key=${CATEGORY}`)).length).toBeGreaterThan(0);
    expect(await mediaOf('/streams/media/recent?tag_key=NF000000')).toEqual([]);
  });

  it('responds page after page, and never twice with the same look', async () => {
    const pages = await Promise.all(
      [1, 2, 3].map((page) => mediaOf(`/customers/215757/media/recent?count=75&page_number=${page}`)),
    );
    expect(pages.map(({ length }) => length)).toEqual([75, 75, 30]);
    expect(new Set(pages.flat().map((look) => JSON.stringify(look))).size).toBe(180);
  });

  it('identifies users by e-mail address, and accepts pictures of known ones only, with their consent', async () => {
    const ids = await Promise.all(
      ['lee@example.org', 'LEE@example.org'].map(async (email) =>
        (await call('POST', '/users', { email, screen_name: 'Lee' })).json<{ data: { id: string } }>(),
      ),
    );
    expect(ids[0]?.data.id).toBe(ids[1]?.data.id);
    const picture = { media_url: 'https://shop.test/p/2.jpg', isTermsConfirmed: true };
    expect((await call('POST', '/users/999/media', picture)).statusCode).toBe(400);
    const unwilling = { ...picture, isTermsConfirmed: false };
    expect((await call('POST', `/users/${ids[0]?.data.id}/media`, unwilling)).statusCode).toBe(400);
  });

  it.each([
    ['NFFAILS0', 500],
    ['NFLIES00', 200],
  ])('fails as the tag %s demands', async (tag, status) => {
    const answer = await call('GET', `/streams/media/recent?tag_key=${tag}`);
    expect(answer.statusCode).toBe(status);
    expect(answer.body).not.toContain('"streams"');
  });

  it('draws each look from the product and its place, without a key', async () => {
    const [first, second] = await Promise.all(
      ['3300', '3301'].map((id) => app.inject({ method: 'GET', url: `/gallery/pictures/${id}` })),
    );
    expect(first?.headers['content-type']).toContain('image/svg+xml');
    expect(first?.body.startsWith('<svg ')).toBe(true);
    expect(first?.body).not.toBe(second?.body);
    expect((await app.inject({ method: 'GET', url: '/gallery/pictures/1' })).statusCode).toBe(404);
  });

  it('shows what was sent in once a moderator has fetched it, first of all and with its product', async () => {
    const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0]);
    const shopServer = createServer((_request, response) =>
      response.writeHead(200, { 'content-type': 'image/jpeg' }).end(jpeg),
    ).listen(0, '127.0.0.1');
    await once(shopServer, 'listening');
    const { port } = shopServer.address() as AddressInfo;
    const person = (await call('POST', '/users', { email: 'bo@example.org', screen_name: 'Bo' })).json();
    await call('POST', `/users/${person.data.id}/media`, {
      media_url: `http://127.0.0.1:${port}/images/pictures/pc-1`,
      caption: '<b>Up there</b>',
      stream_ids: ['9100'],
      isTermsConfirmed: true,
    });
    const sandbox = async () => (await app.inject('/moderation')).body;
    const [, id = ''] = /name="id" value="([0-9]+)"/.exec(await sandbox()) ?? [];
    const decide = (what: string) =>
      app.inject({
        method: 'POST',
        url: '/moderation',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ id, do: what }).toString(),
      });
    expect(await sandbox()).toContain('&lt;b&gt;Up there');
    expect((await decide('published')).statusCode).toBe(303);
    shopServer.close();
    const [first] = (await call('GET', `/streams/media/recent?tag_key=${CODE}`)).json().data.media;
    expect(first).toMatchObject({ caption: '<b>Up there</b>', uploader: { name: 'Bo' } });
    const picture = await app.inject(new URL(first.images.normal).pathname);
    expect([picture.headers['content-type'], picture.rawPayload]).toEqual(['image/jpeg', jpeg]);
    await decide('rejected');
    expect((await mediaOf(`/streams/media/recent?tag_key=${CODE}`))[0]).not.toMatchObject({ id: first.id });
    expect((await decide('published')).statusCode).toBe(409);
  });
});
