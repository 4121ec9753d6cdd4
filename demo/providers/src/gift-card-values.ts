type GiftCardBehaviour =
  /** Found, but gone or rejected on payment. */
  | 'gone'
  | 'rejected'
  /** Charged, without a response. */
  | 'late'
  /** Looked up slowly, or not at all. */
  | 'slow'
  | 'broken'
  | 'expired'
  | 'other-brand';

/** A card of 13.13 is never sold, and for one of 14.14 there is no response; minor units. */
export const UNSELLABLE = 1_313;
export const SLOW_TO_SELL = 1_414;

export interface TestGiftCard {
  readonly code: string;
  readonly pin: string;
  /** Minor units. */
  readonly balance: number;
  readonly currency: string;
  readonly behaviour?: GiftCardBehaviour;
}

const CURRENCIES = ['USD', 'EUR', 'GBP', 'CAD'] as const;

/** More cards than a cart takes, in every currency: GC7731001001 to GC7731001006 in dollars and so on. */
const small: readonly TestGiftCard[] = CURRENCIES.flatMap((currency, country) =>
  [1, 2, 3, 4, 5, 6].map((number) => ({
    code: `GC773100${country + 1}00${number}`,
    pin: '0600',
    balance: 1_000,
    currency,
  })),
);

export const TEST_GIFT_CARDS: readonly TestGiftCard[] = [
  { code: 'GC7730014820', pin: '0412', balance: 3_550, currency: 'USD' },
  { code: 'GC7730024821', pin: '0413', balance: 2_500, currency: 'EUR' },
  { code: 'GC7730034822', pin: '0414', balance: 2_000, currency: 'GBP' },
  { code: 'GC7730044823', pin: '0415', balance: 5_000, currency: 'CAD' },
  { code: 'GC7730054824', pin: '0416', balance: 100_000, currency: 'USD' },
  { code: 'GC7730064825', pin: '0417', balance: 100_000, currency: 'EUR' },
  { code: 'GC7730099999', pin: '0499', balance: 1_000, currency: 'USD', behaviour: 'expired' },
  { code: 'GC7730090001', pin: '0901', balance: 0, currency: 'USD' },
  { code: 'GC7730090002', pin: '0902', balance: 5_000, currency: 'USD', behaviour: 'other-brand' },
  { code: 'GC7730090003', pin: '0903', balance: 5_000, currency: 'USD', behaviour: 'slow' },
  { code: 'GC7730090004', pin: '0904', balance: 5_000, currency: 'USD', behaviour: 'broken' },
  { code: 'GC7730090005', pin: '0905', balance: 5_000, currency: 'USD', behaviour: 'gone' },
  { code: 'GC7730090006', pin: '0906', balance: 5_000, currency: 'USD', behaviour: 'rejected' },
  { code: 'GC7730090007', pin: '0907', balance: 5_000, currency: 'USD', behaviour: 'late' },
  ...small,
];
