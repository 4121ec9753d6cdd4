import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createStaticFiles } from './static-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'static-files-'));
writeFileSync(join(folder, 'film.webm'), '0123456789');
writeFileSync(join(folder, 'film.webp'), 'poster');
writeFileSync(join(folder, 'page.css'), 'a{color:red}');
const files = createStaticFiles(folder);
const server = createServer((request, response) => {
  if (!files(request, response)) response.writeHead(404).end();
});
let origin = '';
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

it('a film is served in the ranges that a player requests', async () => {
  const part = await fetch(`${origin}/film.webm`, { headers: { range: 'bytes=2-5' } });
  expect([part.status, await part.text()]).toEqual([206, '2345']);
  expect(part.headers.get('content-range')).toBe('bytes 2-5/10');
  expect(part.headers.get('content-type')).toBe('video/webm');
  const behind = await fetch(`${origin}/film.webm`, { headers: { range: 'bytes=10-' } });
  expect([behind.status, behind.headers.get('content-range')]).toEqual([416, 'bytes */10']);
  const whole = await fetch(`${origin}/film.webm`);
  expect([whole.status, whole.headers.get('accept-ranges'), await whole.text()]).toEqual([
    200,
    'bytes',
    '0123456789',
  ]);
});

it('other files are served completely', async () => {
  const result = await fetch(`${origin}/page.css`, { headers: { range: 'bytes=0-1' } });
  expect([result.status, await result.text()]).toEqual([200, 'a{color:red}']);
});

it('the poster of a film is served, whatever size its address has', async () => {
  const poster = await fetch(`${origin}/film.webp?w=960&fm=webp`);
  expect([poster.status, poster.headers.get('content-type'), await poster.text()]).toEqual([
    200,
    'image/webp',
    'poster',
  ]);
});
