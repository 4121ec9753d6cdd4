import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { PaymentGateway } from '@haberdash/commerce-api/providers/payment/provider.ts';
import { sandboxCardProvider } from './card-provider.ts';
import { cardStore, type CardStore } from './card-store.ts';
import { brandOf, checkCard, passesLuhn, TEST_CARDS } from './cards.ts';
import { openBooks, type Books } from './books.ts';
import { refundStore } from './refund-store.ts';
import { createSandboxApp } from './sandbox-app.ts';

const now = (): number => Date.parse('2026-06-01T12:00:00Z');
const card = { number: '4242 4242 4242 4242', expiry: '06/26', securityCode: '123', holder: 'Ann Lee' };

describe('a typed card', () => {
  const lastMoment = new Date('2026-06-30T23:59:59Z');
  it('is good until the end of its month', () => {
    expect(checkCard(card, lastMoment)).toMatchObject({
      ok: true,
      card: { type: 'VISA', bin: '424242', lastFour: '4242', expiry: '06/26' },
    });
    expect(checkCard(card, new Date('2026-07-01T00:00:00Z'))).toEqual({
      ok: false,
      problems: { expiry: 'expired' },
    });
  });
  it.each([
    ['number', '4242 4242 4242 4241', 'invalid'],
    ['number', '4111 1111 1111 1111', 'unknown-card'],
    ['number', '', 'required'],
    ['expiry', '13/30', 'invalid'],
    ['securityCode', '12', 'invalid'],
    ['holder', ' ', 'required'],
  ] as const)('with the %s %s is %s', (field, value, problem) => {
    expect(checkCard({ ...card, [field]: value }, lastMoment)).toEqual({
      ok: false,
      problems: { [field]: problem },
    });
  });
  it('of the sandbox passes the check digit, and has the brand of its number', () => {
    expect(TEST_CARDS.every(({ number }) => passesLuhn(number))).toBe(true);
    expect(
      ['4242424242424242', '5555555555554444', '2223003122003222', '378282246310005', '9'].map(brandOf),
    ).toEqual(['VISA', 'MASTERCARD', 'MASTERCARD', 'AMEX', 'CARD']);
  });
});

describe('the sandbox', () => {
  let folder: string;
  let books: Books;
  let store: CardStore;
  let provider: PaymentGateway;
  let app: FastifyInstance;
  let lastKey = 0;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'demo-providers-'));
    books = openBooks(folder);
    store = cardStore(books);
    provider = sandboxCardProvider({
      store,
      refunds: refundStore(books),
      now,
      publicOrigin: 'https://pay.test',
    });
    app = await createSandboxApp({
      books,
      now,
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

  const open = () =>
    provider.openSession({ origin: 'https://shop.test', language: 'fr', method: 'CREDIT_CARD' });
  const type = (sessionId: string, overrides: Partial<typeof card> = {}) =>
    app.inject({
      method: 'POST',
      url: `/frame/${sessionId}/card?lang=fr`,
      payload: { ...card, ...overrides },
    });
  const request = (sessionId: string) => {
    lastKey += 1;
    return { key: `key-${lastKey}`, sessionId, amount: 5_000, currency: 'EUR', orderNumber: 'NF0000000001' };
  };
  const paying = async (number: string) => {
    const { sessionId } = await open();
    await type(sessionId, { number });
    return request(sessionId);
  };

  it('confirms a wallet on its sheet, which passes the delivery address to the shop, and then pays', async () => {
    const { sessionId } = await provider.openSession({
      origin: 'https://shop.test',
      language: 'de',
      method: 'WALLET',
    });
    const sheet = (await app.inject(`/frame/${sessionId}?way=wallet`)).body;
    expect(sheet).toContain('Bestätigen');
    expect(sheet).not.toContain('cc-number');
    const result = await app.inject({
      method: 'POST',
      url: `/frame/${sessionId}/confirm`,
      payload: { outcome: 'pass', contact: 'DE' },
    });
    expect(result.json()).toMatchObject({
      card: { type: 'WALLET' },
      contact: { countryCode: 'DE', city: 'Berlin', email: 'wallet.owner@example.com' },
    });
    const payment = { key: 'wallet', sessionId, amount: 100, currency: 'EUR', orderNumber: 'NF1' };
    expect((await provider.authorise(payment)).kind).toBe('authorised');
  });

  it('shows its frame to the page of the session and to no other', async () => {
    const { sessionId, frameUrl } = await open();
    expect(frameUrl).toBe(`https://pay.test/frame/${sessionId}?lang=fr`);
    const response = await app.inject(frameUrl.replace('https://pay.test', ''));
    expect(response.headers['content-security-policy']).toContain('frame-ancestors https://shop.test');
    expect(response.headers['content-security-policy']).toContain("default-src 'none'");
    expect(response.body).toContain('<html lang="fr">');
    expect(response.body).toContain('Numéro de carte');
    expect(response.body).toContain('data-parent="https://shop.test"');
    expect((await app.inject('/frame/unknown')).statusCode).toBe(404);
  });

  it('shows an error at each field, in the language of the frame', async () => {
    const { sessionId } = await open();
    const response = await type(sessionId, { number: '1', holder: '' });
    expect(response.statusCode).toBe(422);
    expect(response.json()).toEqual({
      problems: { number: 'Ce numéro de carte n’est pas valable', holder: 'Ce champ est obligatoire' },
    });
  });

  it('never stores the number of a card', async () => {
    const { sessionId } = await open();
    expect((await type(sessionId)).json()).toEqual({
      card: { type: 'VISA', bin: '424242', lastFour: '4242', expiry: '06/26' },
    });
    expect(JSON.stringify(store.session(sessionId, now()))).not.toContain('4242424242');
  });

  it('takes no payment without a card', async () => {
    const { sessionId } = await open();
    const payment = request(sessionId);
    expect(await provider.authorise(payment)).toEqual({ kind: 'no-card' });
    expect(await provider.status(payment.key)).toEqual({ kind: 'none' });
  });

  it.each([
    ['4000 0000 0000 0002', 'declined'],
    ['4000 0000 0000 9995', 'insufficient'],
    ['4100 0000 0000 0019', 'fraud'],
  ])('declines %s, every time with the same result', async (number, reason) => {
    const payment = await paying(number);
    expect(await provider.authorise(payment)).toEqual({ kind: 'declined', reason });
    expect(await provider.authorise(payment)).toEqual({ kind: 'declined', reason });
  });

  it('authorises, and captures once however often it is requested', async () => {
    const payment = await paying('4242 4242 4242 4242');
    const responses = await Promise.all([1, 2, 3].map(() => provider.authorise(payment)));
    expect(responses.every(({ kind }) => kind === 'authorised')).toBe(true);
    await Promise.all([1, 2, 3].map(() => provider.capture(payment.key)));
    expect(store.payment(payment.key)).toMatchObject({ state: 'captured', captures: 1 });
    await expect(provider.void(payment.key)).rejects.toThrow('captured');
  });

  it('gives parts back once for each key, and never more than was captured', async () => {
    const payment = await paying('4242 4242 4242 4242');
    await provider.authorise(payment);
    const part = { key: payment.key, refundKey: 'RN1', amount: payment.amount - 1 };
    await expect(provider.refundPart(part)).rejects.toThrow('so much is not there');
    await provider.capture(payment.key);
    for (let time = 0; time < 2; time += 1) await provider.refundPart(part);
    await expect(provider.refundPart({ ...part, refundKey: 'RN2' })).rejects.toThrow('so much is not there');
    await expect(provider.refundPart({ ...part, amount: 1 })).rejects.toThrow('so much is not there');
    await provider.refundPart({ ...part, refundKey: 'RN2', amount: 1 });
  });

  it('authorises nothing that was voided before it arrived', async () => {
    const payment = await paying('4242 4242 4242 4242');
    await provider.void(payment.key);
    expect(await provider.authorise(payment)).toEqual({ kind: 'declined', reason: 'declined' });
    await expect(provider.capture(payment.key)).rejects.toThrow('nothing to capture');
  });

  it.each([
    ['approve', 'authorised'],
    ['reject', 'declined'],
  ])('accepts the result %s of a challenge for %s, and no invented one', async (result, kind) => {
    const payment = await paying('4000 0025 0000 3155');
    expect(await provider.authorise(payment)).toMatchObject({
      kind: 'challenge',
      url: `https://pay.test/challenge/${payment.sessionId}`,
    });
    expect((await app.inject(`/challenge/${payment.sessionId}`)).body).toContain('se terminant par 3155');
    const url = `/challenge/${payment.sessionId}/answer`;
    const { threeDS2Result } = (await app.inject({ method: 'POST', url, payload: { answer: result } })).json<{
      threeDS2Result: string;
    }>();
    expect(await provider.answerChallenge({ key: payment.key, result: threeDS2Result })).toMatchObject({
      kind,
    });
    const forged = await paying('4000 0025 0000 3155');
    await provider.authorise(forged);
    expect(await provider.answerChallenge({ key: forged.key, result: 'Y' })).toMatchObject({
      kind: 'declined',
    });
  });

  it('does not respond to a call with the silent card, and reports it as pending', async () => {
    const payment = await paying('4000 0000 0000 0341');
    const result = await Promise.race([
      provider.authorise(payment),
      new Promise((resolve) => setImmediate(resolve, 'silence')),
    ]);
    await expect.poll(() => provider.status(payment.key)).toEqual({ kind: 'pending' });
    expect(result === 'silence' || result === undefined).toBe(true);
  });

  it('opens mail, and lets nothing in it run', async () => {
    const id = '00000000-0000-4000-8000-000000000001';
    const mail = {
      id,
      to: 'ann@example.org',
      language: 'en',
      subject: '<b>Your order</b>',
      text: 'Hello',
      html: '<p>Hello</p>',
    };
    for (const _ of [1, 2]) {
      const headers = { authorization: 'Bearer the-key' };
      const sent = await app.inject({ method: 'POST', url: '/mail/v1/messages', headers, payload: mail });
      expect(sent.statusCode).toBe(204);
    }
    const list = await app.inject('/mailbox');
    expect(list.body.match(/ann@example\.org/g)).toHaveLength(1);
    expect(list.body).toContain('&lt;b&gt;Your order&lt;/b&gt;');
    expect((await app.inject(`/mailbox/${id}`)).body).toContain('sandbox=""');
    expect((await app.inject(`/mailbox/${id}/html`)).headers['content-security-policy']).toContain('sandbox');
    expect((await app.inject('/mailbox/nothing')).statusCode).toBe(404);
  });

  it('documents its cards', async () => {
    expect((await app.inject('/')).body).toContain('4000 0025 0000 3155');
  });
});
