import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { RouterContextProvider } from 'react-router';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { action } from '../routes/sign-in.tsx';

const MOST_WRONG = 5;
const RIGHT = 'Northfell-2026';

const sent: { readonly username: string; readonly password: string }[] = [];
/** Failed attempts by network. */
const guesses = new Map<string, number>();

/** A sign-in that blocks networks after too many attempts, as the service does. */
async function result(request: IncomingMessage): Promise<readonly [status: number, body: object]> {
  const body = JSON.parse(await text(request)) as (typeof sent)[number];
  sent.push(body);
  const network = String(request.headers['x-forwarded-for'] ?? request.socket.remoteAddress);
  const wrong = guesses.get(network) ?? 0;
  if (wrong < MOST_WRONG && body.password.trim() === RIGHT) {
    const expiresAt = new Date(Date.now() + 60_000).toISOString();
    return [201, { ticket: 'signed', siteIds: ['NF-US'], expiresAt }];
  }
  guesses.set(network, wrong + 1);
  return [400, { errorDetails: [{ errorId: 'AUT437' }] }];
}

const service = createServer(async (request, response) => {
  const [status, body] = await result(request);
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
});
beforeAll(async () => {
  await new Promise<void>((listening) => service.listen(0, '127.0.0.1', listening));
  // A listening TCP server has this kind of address.
  vi.stubEnv('COMMERCE_API_URL', `http://127.0.0.1:${(service.address() as AddressInfo).port}`);
});
beforeEach(() => {
  sent.length = 0;
  guesses.clear();
});
afterAll(() => {
  service.closeAllConnections();
  service.close();
});

async function signIn(address: string, fields: Readonly<Record<string, string>>): Promise<number> {
  const request = new Request('http://preview.example/sign-in', {
    method: 'POST',
    headers: { 'x-client-address': address },
    body: new URLSearchParams(fields),
  });
  const context = new RouterContextProvider();
  // The router passes more than this action reads.
  const args = { request, url: new URL(request.url), context } as unknown as Parameters<typeof action>[0];
  const result = await action(args);
  return result instanceof Response ? result.status : (result.init?.status ?? 200);
}

it('guesses from one network lock no editor of another one out', async () => {
  const guess = { username: 'edith@example.com', password: 'guess' };
  for (let time = 0; time < MOST_WRONG; time += 1) expect(await signIn('203.0.113.7', guess)).toBe(400);
  const right = { username: 'edith@example.com', password: RIGHT };
  expect(await signIn('203.0.113.7', right)).toBe(400);
  expect(await signIn('203.0.113.8', right)).toBe(302);
});

it('a password is sent to the letter, an e-mail address without the blanks around it', async () => {
  await signIn('203.0.113.7', { username: ' edith@example.com ', password: ` ${RIGHT} ` });
  expect(sent).toEqual([{ username: 'edith@example.com', password: ` ${RIGHT} ` }]);
});
