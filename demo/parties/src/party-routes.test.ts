import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openBooks, type Books } from './books.ts';
import { createSandboxApp } from './sandbox-app.ts';

let folder: string;
let books: Books;
let app: FastifyInstance;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'demo-parties-'));
  books = openBooks(folder);
  app = await createSandboxApp({
    books,
    now: () => Date.parse('2026-06-01T12:00:00Z'),
    publicOrigin: 'https://pay.test',
    apiKey: 'the-key',
    logLevel: 'silent',
  });
});
afterAll(async () => {
  await app.close();
  books.close();
  await rm(folder, { recursive: true });
});

const call = (method: 'GET' | 'POST', url: string, payload?: object, key = 'the-key') =>
  app.inject({
    method,
    url,
    headers: { authorization: `Bearer ${key}` },
    ...(payload === undefined ? {} : { payload }),
  });
const session = { origin: 'https://shop.test', language: 'en' };
const payment = { key: 'k', sessionId: 's', amount: 100, currency: 'EUR', orderNumber: 'NF0000000001' };

describe('what a shop’s server calls', () => {
  it.each([
    ['GET', '/payments/v1/payments/k'],
    ['POST', '/payments/v1/sessions'],
    ['POST', '/payments/v1/payments'],
    ['POST', '/payments/v1/payments/k/challenge'],
    ['POST', '/payments/v1/payments/k/capture'],
    ['POST', '/payments/v1/payments/k/void'],
    ['POST', '/payments/v1/payments/k/refund'],
    ['POST', '/mail/v1/messages'],
    ['POST', '/sms/v1/messages'],
    ['POST', '/addresses/v1/checks'],
    ['POST', '/fulfilment/v1/orders'],
    ['POST', '/fulfilment/v1/orders/NF1/stop'],
    ['GET', '/fulfilment/v1/changes?after=0'],
  ] as const)('%s %s answers nobody without the key', async (method, url) => {
    expect((await app.inject({ method, url })).statusCode).toBe(401);
    expect((await call(method, url, method === 'POST' ? {} : undefined, 'another')).statusCode).toBe(401);
  });

  it.each([
    ['a path', 'https://shop.test/page'],
    ['another header', 'https://shop.test; frame-ancestors *'],
    ['no web address', 'javascript:alert(1)'],
  ])('opens no session for an origin that has %s', async (_, origin) => {
    expect((await call('POST', '/payments/v1/sessions', { ...session, origin })).statusCode).toBe(400);
  });

  it.each([
    ['/payments/v1/payments', { ...payment, amount: -1 }],
    ['/payments/v1/payments', { ...payment, amount: 1.5 }],
    ['/payments/v1/payments', {}],
    ['/mail/v1/messages', { id: 'no-uuid', to: 'a', language: 'en', subject: '', text: '', html: '' }],
    ['/sms/v1/messages', { id: 'no-uuid', to: '+13035550142', language: 'en', text: 'Hello' }],
    ['/addresses/v1/checks', []],
    ['/fulfilment/v1/orders', { orderNumber: 'NF1', shipments: [{}] }],
  ])('refuses what is not its own form: %s %j', async (url, payload) => {
    expect((await call('POST', url, payload)).statusCode).toBe(400);
  });

  it('knows nothing of a key that it never saw, and then only that it was voided', async () => {
    expect((await call('GET', '/payments/v1/payments/new')).json()).toEqual({ kind: 'none' });
    expect((await call('POST', '/payments/v1/payments/new/capture')).statusCode).toBe(409);
    expect((await call('POST', '/payments/v1/payments/new/void')).statusCode).toBe(204);
    expect((await call('GET', '/payments/v1/payments/new')).json()).toEqual({ kind: 'voided' });
  });

  it('shows a text message beside the mail, once', async () => {
    const message = {
      id: '3f0c2a4e-7d51-4a0b-9f6e-2b8c1d5e7a90',
      to: '+13035550142',
      language: 'en',
      text: 'Confirm <this>',
    };
    for (let time = 0; time < 2; time += 1)
      expect((await call('POST', '/sms/v1/messages', message)).statusCode).toBe(204);
    const list = (await app.inject('/mailbox')).body;
    expect(list.split('+13035550142')).toHaveLength(2);
    expect((await app.inject(`/mailbox/${message.id}/html`)).body).toContain('Confirm &lt;this&gt;');
  });

  it('asks for a card before it takes a payment', async () => {
    const opened = (await call('POST', '/payments/v1/sessions', session)).json<{ sessionId: string }>();
    const answer = await call('POST', '/payments/v1/payments', { ...payment, sessionId: opened.sessionId });
    expect(answer.json()).toEqual({ kind: 'no-card' });
  });

  it('corrects an address, and is told nothing of who lives there', async () => {
    const sloppy = {
      addressLine1: ' 1  Main Street',
      city: 'PORTLAND',
      postalCode: '97201',
      countryCode: 'US',
    };
    expect((await call('POST', '/addresses/v1/checks', { ...sloppy, lastName: 'Lee' })).json()).toEqual({
      verdict: 'CORRECTED',
      suggestion: { ...sloppy, addressLine1: '1 Main Street', city: 'Portland' },
    });
  });
});
