import { describe, expect, it } from 'vitest';
import { cart } from '../../../../shared/testing/fake-shopper.fixtures.ts';
import { coveringCode, isCovered, parseCoveringCode, paymentState } from './tenders.ts';

const giftCard = {
  id: 'tender-1',
  code: 'GIFT_CARD',
  label: 'Gift card',
  amount: 50,
  additionalData: { lastFour: '4820' },
};
const wallet = { id: 'tender-2', code: 'WALLET', label: 'Wallet', amount: 190 };

describe('what pays for a cart', () => {
  it('is what the service says, with what is left to pay', () => {
    const given = cart({ payment_instruments: [giftCard], remainingToPay: 190 });
    expect(paymentState(given)).toEqual({
      currency: 'GBP',
      total: 240,
      remaining: 190,
      tenders: [{ id: 'tender-1', code: 'GIFT_CARD', label: 'Gift card', amount: 50, lastFour: '4820' }],
    });
    expect(isCovered(given)).toBe(false);
  });

  it('is a card for all of it, where the service says nothing', () => {
    expect(paymentState(cart()).remaining).toBe(240);
    expect(isCovered(cart())).toBe(false);
  });

  it.each([
    ['what pays the rest', [giftCard, wallet], 'WALLET'],
    ['any other tender', [giftCard], 'GIFT_CARD'],
    ['no tender of an order that costs nothing', [], 'GIFT_CARD'],
  ])('is placed by %s', (_what, payment_instruments, code) => {
    expect(coveringCode(cart({ payment_instruments }))).toBe(code);
    expect(parseCoveringCode(code)).toBe(code);
  });

  it('is no method that nobody knows', () => {
    expect(parseCoveringCode('CASH')).toBeUndefined();
    expect(parseCoveringCode(undefined)).toBeUndefined();
  });
});
