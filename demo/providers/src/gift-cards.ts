import { randomInt } from 'node:crypto';
import type {
  GiftCardResult,
  GiftCardDecision,
  GiftCards,
} from '@haberdash/commerce-api/providers/gift-cards/provider.ts';

import { PaymentConflict } from './card-provider.ts';
import { giftCardStore, type SandboxCharge } from './gift-card-store.ts';
import { SLOW_TO_SELL, TEST_GIFT_CARDS, UNSELLABLE, type TestGiftCard } from './gift-card-values.ts';
import { giftRefundStore } from './gift-refund-store.ts';
import type { Books } from './books.ts';

const isTest = (code: string): boolean => TEST_GIFT_CARDS.some((card) => card.code === code);
const tokenOf = ({ code }: TestGiftCard): string => `gift-${isTest(code) ? code.slice(-4) : code}`;

const DIGITS = 10;
/** A code and a PIN that only the issuer can derive from a key. */
const drawn = () => ({
  code: `GS${String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0')}`,
  pin: String(randomInt(10_000)).padStart(4, '0'),
});

/** No response, as from a failing provider. */
const noResponse = (): Promise<never> => new Promise(() => undefined);

/** A gift card issuer with documented test cards and books of charges. */
export function sandboxGiftCards(books: Books, now: () => number): GiftCards {
  const store = giftCardStore(books);
  const refunds = giftRefundStore(books);
  const soldCard = (code: string): TestGiftCard | undefined => {
    const sold = store.sold(code);
    return sold && { code: sold.code, pin: sold.pin, balance: sold.amount, currency: sold.currency };
  };
  const byCode = (code: string): TestGiftCard | undefined =>
    TEST_GIFT_CARDS.find((card) => card.code === code) ?? soldCard(code);
  const byToken = (token: string): TestGiftCard | undefined =>
    TEST_GIFT_CARDS.find((card) => tokenOf(card) === token) ?? soldCard(token.replace(/^gift-/, ''));

  async function response(card: TestGiftCard): Promise<GiftCardResult> {
    if (card.behaviour === 'slow') return noResponse();
    if (card.behaviour === 'broken') throw new Error('the issuer cannot answer');
    if (card.behaviour === 'expired') return { kind: 'expired' };
    if (card.behaviour === 'other-brand') return { kind: 'other-brand' };
    const token = tokenOf(card);
    const balance = card.balance - store.spent(token);
    return {
      kind: 'found',
      card: { token, lastFour: card.code.slice(-4), balance, currency: card.currency },
    };
  }

  const decided = (charge: SandboxCharge): GiftCardDecision =>
    charge.state === 'authorised' || charge.state === 'captured'
      ? { kind: 'authorised' }
      : { kind: 'declined', reason: charge.reason === 'gone' ? 'gone' : 'rejected' };

  return {
    async sell({ key, amount, currency }) {
      if (amount === UNSELLABLE) throw new Error('the issuer cannot answer');
      if (amount === SLOW_TO_SELL) return noResponse();
      const { code, pin } = store.sellOnce(key, { ...drawn(), amount, currency });
      return { code, pin };
    },
    async find({ code, pin }) {
      const card = byCode(code);
      if (card === undefined) return { kind: 'unknown' };
      return card.pin === pin ? response(card) : { kind: 'wrong-pin' };
    },
    async findByToken(token) {
      const card = byToken(token);
      return card === undefined ? { kind: 'unknown' } : response(card);
    },
    async authorise({ key, token, amount, currency }) {
      const card = byToken(token);
      const isGone = card === undefined || card.behaviour === 'gone';
      const isRejected = isGone || card.behaviour === 'rejected' || card.currency !== currency;
      const charge = store.chargeOnce(
        { key, token, amount, reason: isGone ? 'gone' : 'rejected' },
        isRejected ? -1 : card.balance,
        now(),
      );
      // Reserved, without a response.
      return card?.behaviour === 'late' ? noResponse() : decided(charge);
    },
    async capture(key) {
      if (!store.move(key, 'authorised', 'captured', now()) && store.charge(key)?.state !== 'captured')
        throw new PaymentConflict('there is nothing to capture');
    },
    async void(key) {
      if (!store.voidOnce(key, now())) throw new PaymentConflict('the charge was captured');
    },
    async refund(key) {
      if (store.move(key, 'captured', 'voided', now()) || store.voidOnce(key, now())) return;
      throw new PaymentConflict('the charge was captured in the meantime');
    },
    async refundPart(part) {
      if (!refunds.partOnce(part, now())) throw new PaymentConflict('so much is not there to give back');
    },
    async status(key) {
      const charge = store.charge(key);
      if (charge === undefined) return { kind: 'none' };
      return charge.state === 'voided' ? { kind: 'voided' } : decided(charge);
    },
  };
}
