import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { GiftCards } from '@haberdash/commerce-api/providers/gift-cards/provider.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { openBooks, type Books } from './books.ts';
import { sandboxGiftCards } from './gift-cards.ts';

describe('the gift cards of the sandbox', () => {
  let folder: string;
  let books: Books;
  let issuer: GiftCards;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'gift-cards-'));
    books = openBooks(folder);
    issuer = sandboxGiftCards(books, () => 0);
  });
  afterEach(async () => {
    books.close();
    await rm(folder, { recursive: true });
  });

  const charge = (key: string, amount: number, token = 'gift-4820') =>
    issuer.authorise({ key, token, amount, currency: 'USD', orderNumber: 'NF0000000001' });
  const balance = async (token = 'gift-4820') => {
    const answer = await issuer.findByToken(token);
    return answer.kind === 'found' ? answer.card.balance : undefined;
  };

  it('pay no more than their balance, however many charges are in parallel', async () => {
    const responses = await Promise.all([1, 2, 3, 4].map((at) => charge(`k-${at}`, 1_000)));
    expect(responses.map(({ kind }) => kind)).toEqual(['authorised', 'authorised', 'authorised', 'declined']);
    expect(await balance()).toBe(550);
  });

  it('are sold once for each key, and pay like any other', async () => {
    const order = { key: 'sale-1', amount: 5_000, currency: 'USD' };
    const card = await issuer.sell(order);
    expect(await issuer.sell(order)).toEqual(card);
    expect(await issuer.sell({ ...order, key: 'sale-2' })).not.toEqual(card);
    const found = await issuer.find(card);
    const token = found.kind === 'found' ? found.card.token : '';
    expect(await charge('k', 2_000, token)).toEqual({ kind: 'authorised' });
    expect(await balance(token)).toBe(3_000);
    await expect(issuer.sell({ ...order, key: 'sale-3', amount: 1_313 })).rejects.toThrow('cannot answer');
  });

  it('return the same result for the same key', async () => {
    expect(await charge('k', 3_000)).toEqual({ kind: 'authorised' });
    expect(await charge('k', 3_000)).toEqual({ kind: 'authorised' });
    expect(await balance()).toBe(550);
  });

  it('have what was given up or given back', async () => {
    await charge('k-1', 1_000);
    await charge('k-2', 1_000);
    await issuer.capture('k-2');
    await issuer.void('k-1');
    await issuer.refund('k-2');
    expect(await balance()).toBe(3_550);
    expect(await issuer.status('k-2')).toEqual({ kind: 'voided' });
  });

  it('have parts of what they paid back, each once and never more than they paid', async () => {
    const part = { key: 'k', refundKey: 'RN1', amount: 900 };
    await charge('k', 1_000);
    await expect(issuer.refundPart(part)).rejects.toThrow('so much is not there');
    await issuer.capture('k');
    for (let time = 0; time < 2; time += 1) await issuer.refundPart(part);
    await expect(issuer.refundPart({ ...part, refundKey: 'RN2' })).rejects.toThrow('so much is not there');
    await issuer.refundPart({ ...part, refundKey: 'RN2', amount: 100 });
    expect(await balance()).toBe(3_550);
    expect((await charge('another', 3_551)).kind).toBe('declined');
    expect((await charge('the rest', 3_550)).kind).toBe('authorised');
  });

  it('have the rest back when all of a charge goes back after a part', async () => {
    await charge('k', 1_000);
    await issuer.capture('k');
    await issuer.refundPart({ key: 'k', refundKey: 'RN1', amount: 400 });
    await issuer.refund('k');
    expect(await balance()).toBe(3_550);
  });

  it('do not pay for a key that was given up before the charge came', async () => {
    await issuer.void('k');
    expect(await charge('k', 1_000)).toEqual({ kind: 'declined', reason: 'rejected' });
    expect(await balance()).toBe(3_550);
  });

  it.each([
    ['gift-0005', 'gone'],
    ['gift-0006', 'rejected'],
  ])('decline as documented: %s', async (token, reason) => {
    expect(await charge('k', 1_000, token)).toEqual({ kind: 'declined', reason });
  });
});
