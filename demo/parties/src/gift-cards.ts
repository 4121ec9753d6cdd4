import type { GiftCardAnswer, GiftCards } from '@haberdash/commerce-api/parties/gift-cards/gift-cards.ts';

interface TestGiftCard {
  readonly code: string;
  readonly pin: string;
  /** Minor units. */
  readonly balance: number;
  readonly currency: string;
  readonly isExpired?: boolean;
}

/** The gift cards of the sandbox. */
const TEST_GIFT_CARDS: readonly TestGiftCard[] = [
  { code: 'GC7730014820', pin: '0412', balance: 3_550, currency: 'USD' },
  { code: 'GC7730024821', pin: '0413', balance: 2_500, currency: 'EUR' },
  { code: 'GC7730034822', pin: '0414', balance: 2_000, currency: 'GBP' },
  { code: 'GC7730044823', pin: '0415', balance: 5_000, currency: 'CAD' },
  { code: 'GC7730099999', pin: '0499', balance: 1_000, currency: 'USD', isExpired: true },
];

const tokenOf = ({ code }: TestGiftCard): string => `gift-${code.slice(-4)}`;

function answer(card: TestGiftCard | undefined): GiftCardAnswer {
  if (card === undefined) return { kind: 'unknown' };
  if (card.isExpired === true) return { kind: 'expired' };
  const { balance, currency } = card;
  return { kind: 'found', card: { token: tokenOf(card), lastFour: card.code.slice(-4), balance, currency } };
}

/** An issuer of gift cards whose cards everybody knows. */
export const sandboxGiftCards: GiftCards = {
  find: async ({ code, pin }) =>
    answer(TEST_GIFT_CARDS.find((card) => card.code === code && card.pin === pin)),
  look: async (token) => answer(TEST_GIFT_CARDS.find((card) => tokenOf(card) === token)),
};
