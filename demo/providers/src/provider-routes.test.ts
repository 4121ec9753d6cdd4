import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openBooks, type Books } from './books.ts';
import { cardStore } from './card-store.ts';
import type { TokenisedCard } from './cards.ts';
import { CAPTCHA_TOKENS } from './sandbox-captcha.ts';
import { createSandboxApp } from './sandbox-app.ts';

let folder: string;
let books: Books;
let app: FastifyInstance;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'demo-providers-'));
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
    ['POST', '/payments/v1/payments/k/refunds'],
    ['POST', '/mail/v1/messages'],
    ['POST', '/payments/v1/cards'],
    ['POST', '/payments/v1/cards/t/forget'],
    ['POST', '/gift-cards/v1/lookups'],
    ['GET', '/gift-cards/v1/cards/t'],
    ['POST', '/fraud/v1/assessments'],
    ['GET', '/fraud/v1/assessments/k'],
    ['POST', '/gift-cards/v1/charges'],
    ['GET', '/gift-cards/v1/charges/k'],
    ['POST', '/gift-cards/v1/charges/k/capture'],
    ['POST', '/gift-cards/v1/charges/k/void'],
    ['POST', '/gift-cards/v1/charges/k/refund'],
    ['POST', '/sms/v1/messages'],
    ['POST', '/captcha/v1/verifications'],
    ['POST', '/addresses/v1/checks'],
    ['POST', '/fulfilment/v1/orders'],
    ['POST', '/fulfilment/v1/orders/NF1/stop'],
    ['POST', '/fulfilment/v1/returns'],
    ['POST', '/support/v1/warranty-cases'],
    ['POST', '/support/v1/contact-cases'],
    ['GET', '/fulfilment/v1/changes?after=0'],
  ] as const)('%s %s rejects every caller without the key', async (method, url) => {
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
    ['/captcha/v1/verifications', { action: 'nothing', token: 'sandbox-human' }],
    ['/fulfilment/v1/orders', { orderNumber: 'NF1', shipments: [{}] }],
  ])('rejects what is not its own form: %s %j', async (url, payload) => {
    expect((await call('POST', url, payload)).statusCode).toBe(400);
  });

  it('accepts one captcha token as human, any other as a robot, and does not respond to one', async () => {
    const ask = (token: string) => call('POST', '/captcha/v1/verifications', { action: 'login', token });
    expect((await ask(CAPTCHA_TOKENS.human)).json()).toEqual({ success: true });
    expect((await ask(CAPTCHA_TOKENS.robot)).json()).toEqual({ success: false });
    expect((await ask('anything')).json()).toEqual({ success: false });
    const first = await Promise.race([ask(CAPTCHA_TOKENS.silent), ask(CAPTCHA_TOKENS.robot)]);
    expect(first.json()).toEqual({ success: false });
  });

  it('accepts a token of the captcha’s frame once, for its form, and only from a human', async () => {
    const ask = async (action: string): Promise<string> =>
      (await app.inject({ method: 'POST', url: '/captcha/answers', payload: { action } })).json<{
        token: string;
      }>().token;
    const verify = async (action: string, token: string): Promise<boolean> =>
      (await call('POST', '/captcha/v1/verifications', { action, token })).json<{ success: boolean }>()
        .success;
    const token = await ask('placeOrder');
    expect(await verify('login', token)).toBe(false);
    expect(await verify('placeOrder', token)).toBe(true);
    expect(await verify('placeOrder', token)).toBe(false);
    await app.inject({ method: 'POST', url: '/captcha/mode/robot' });
    expect(await verify('login', await ask('login'))).toBe(false);
    await app.inject({ method: 'POST', url: '/captcha/mode/human' });
    expect(await verify('login', await ask('login'))).toBe(true);
  });

  it('lets the captcha be framed by the named origin, and by no invalid one', async () => {
    const { headers } = await app.inject('/captcha/frame?origin=https://shop.test');
    expect(headers['content-security-policy']).toContain('frame-ancestors https://shop.test');
    const forged = `/captcha/frame?origin=${encodeURIComponent('https://shop.test; script-src *')}`;
    expect((await app.inject(forged)).statusCode).toBe(400);
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

  it('stores a card once it was typed, under one token, and the same card under one fingerprint', async () => {
    const store = async (typed: string | undefined) => {
      const opened = (await call('POST', '/payments/v1/sessions', session)).json<{ sessionId: string }>();
      const card = {
        behaviour: typed ?? 'pass',
        type: 'VISA',
        bin: '424242',
        lastFour: '4242',
        expiry: '09/29',
      };
      if (typed !== undefined) cardStore(books).saveCard(opened.sessionId, card as TokenisedCard);
      const body = { sessionId: opened.sessionId };
      return [
        await call('POST', '/payments/v1/cards', body),
        await call('POST', '/payments/v1/cards', body),
      ].map((response) => response.json<{ kind: string; card?: { token: string; fingerprint: string } }>());
    };
    expect(await store(undefined)).toEqual([{ kind: 'no-card' }, { kind: 'no-card' }]);
    expect((await store('decline'))[0]).toEqual({ kind: 'declined' });
    const [first, again] = await store('pass');
    expect(again).toEqual(first);
    expect(first).toMatchObject({
      kind: 'stored',
      card: { type: 'VISA', lastFour: '4242', expirationMonth: 9, expirationYear: 2029 },
    });
    const [other] = await store('pass');
    expect(other?.card?.token).not.toBe(first?.card?.token);
    expect(other?.card?.fingerprint).toBe(first?.card?.fingerprint);
    expect((await call('POST', `/payments/v1/cards/${first?.card?.token ?? ''}/forget`)).statusCode).toBe(
      204,
    );
  });

  it('knows its gift cards by code and pin, and then by token', async () => {
    const find = async (code: string, pin: string) =>
      (await call('POST', '/gift-cards/v1/lookups', { code, pin })).json<{ kind: string }>();
    const found = {
      kind: 'found',
      card: { token: 'gift-4820', lastFour: '4820', balance: 3_550, currency: 'USD' },
    };
    expect(await find('GC7730014820', '0412')).toEqual(found);
    expect((await call('GET', '/gift-cards/v1/cards/gift-4820')).json()).toEqual(found);
    expect(await find('GC7730014820', '0000')).toEqual({ kind: 'wrong-pin' });
    expect(await find('GC7730099999', '0499')).toEqual({ kind: 'expired' });
  });

  it('requires a card before it accepts a payment', async () => {
    const opened = (await call('POST', '/payments/v1/sessions', session)).json<{ sessionId: string }>();
    const result = await call('POST', '/payments/v1/payments', { ...payment, sessionId: opened.sessionId });
    expect(result.json()).toEqual({ kind: 'no-card' });
  });

  it('opens a case for a claim, and one only for the same claim', async () => {
    const claim = { key: 'one', productId: 'NF0A1B2CRED', defect: 'ZIP', description: 'The zip splits.' };
    const open = async (key: string) =>
      (await call('POST', '/support/v1/warranty-cases', { ...claim, key })).json<object>();
    const createdAt = '2026-06-01T12:00:00.000Z';
    expect(await open('one')).toEqual({ caseNumber: 'CS00000001', createdAt });
    expect(await open('two')).toEqual({ caseNumber: 'CS00000002', createdAt });
    expect(await open('one')).toEqual({ caseNumber: 'CS00000001', createdAt });
    const message = { key: 'three', categoryId: 'products', subjectId: 'size-advice', message: 'M or L?' };
    expect((await call('POST', '/support/v1/contact-cases', message)).json()).toEqual({
      caseNumber: 'CS00000003',
      createdAt,
    });
  });

  it('corrects an address without the name of a resident', async () => {
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
