import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { createCachedPage } from './cached-page.ts';

const HTML = `<!doctype html><p>${'Northfell jackets and boots. '.repeat(500)}é</p>`;

it('is compressed once for each encoding, also for concurrent requests', async () => {
  const page = createCachedPage(200, [], HTML);
  const [one, other] = await Promise.all([page.body('br'), page.body('br')]);
  expect(one).toBe(other);
  expect(page.body('br')).toBe(one);
  expect(brotliDecompressSync(one).toString()).toBe(HTML);
  expect(gunzipSync(await page.body('gzip')).toString()).toBe(HTML);
  expect(Buffer.from(await page.body(undefined)).toString()).toBe(HTML);
});

it('has the same tag for the same content and another one for other content or another status', () => {
  const { etag } = createCachedPage(200, [], HTML);
  expect(createCachedPage(200, [], HTML).etag).toBe(etag);
  expect(createCachedPage(404, [], HTML).etag).not.toBe(etag);
  expect(createCachedPage(200, [], `${HTML} `).etag).not.toBe(etag);
});

it('is no larger after it was squeezed, and still the same text', async () => {
  const page = createCachedPage(200, [], HTML);
  const quick = (await page.body('br')).length;
  await page.recompress();
  const bytes = await page.body('br');
  expect(bytes.length).toBeLessThanOrEqual(quick);
  expect(brotliDecompressSync(bytes).toString()).toBe(HTML);
});
