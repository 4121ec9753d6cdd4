import fc from 'fast-check';

import { toMajor, toMinor, type Currency } from '../../../../shared/money.ts';
import { allocate, type OfferedTender } from '../../tenders/rules/allocate.ts';
import { isRest, TENDER_METHODS } from '../../tenders/rules/methods.ts';
import type { Promotion } from './promotions.ts';
import { quote, type QuoteInput } from './quote.ts';

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

const names = { en: '', fr: '', de: '', es: '', it: '' };
const promotions = (currency: Currency) =>
  fc.array(
    fc
      .record({
        kind: fc.constantFrom('percentage' as const, 'amount-off' as const, 'free-shipping' as const),
        percent: fc.integer({ min: 1, max: 100 }),
        amount: fc.integer({ min: 1, max: 50_000 }),
        threshold: fc.integer({ min: 0, max: 50_000 }),
        level: fc.constantFrom('ORDER' as const, 'PRODUCT' as const),
        category: fc.constantFrom([], ['shoes'], ['hats']),
      })
      .map(({ kind, percent, amount, threshold, level, category }) => ({
        promotion: {
          id: `${kind}-${level}-${percent}`,
          kind,
          level: kind === 'free-shipping' ? 'SHIPPING' : level,
          names,
          percent,
          amounts: { [currency]: amount },
          thresholds: { [currency]: threshold },
          categoryIds: category,
          excludedProductIds: [],
          firstOrderOnly: false,
          startsAt: null,
          endsAt: null,
        } satisfies Promotion,
      })),
    { maxLength: 4 },
  );

/** Decimals of a currency: yen 0, dinars 3. */
const decimals = fc.constantFrom(0, 2, 3);
const anyCart = fc
  .record({ currency: fc.constantFrom<Currency>('USD', 'EUR', 'GBP', 'CAD'), decimals })
  .chain(({ currency, decimals: digits }) =>
    fc.record({
      currency: fc.constant(currency),
      lines: fc.array(
        fc.record({
          id: fc.uuid(),
          productId: fc.constantFrom('A', 'B', 'C'),
          categoryIds: fc.constantFrom(['shoes'], ['hats']),
          quantity: fc.integer({ min: 1, max: 10 }),
          unitCurrent: fc.integer({ min: 0, max: 500 * 10 ** digits }),
          isGiftCard: fc.boolean(),
        }),
        { maxLength: 6 },
      ),
      promotions: promotions(currency),
      shipments: fc.uniqueArray(
        fc.record({
          shippingId: fc.constantFrom('me', 'pickup-1', 'pudo-1', 'customs'),
          method: fc.record({
            code: fc.constantFrom(
              'standard' as const,
              'express' as const,
              'pudo' as const,
              'pickup' as const,
            ),
            price: fc.integer({ min: 0, max: 30 * 10 ** digits }),
          }),
        }),
        { selector: ({ shippingId }) => shippingId, maxLength: 4 },
      ),
      tax: fc.option(
        fc.record({
          included: fc.boolean(),
          rate: fc.integer({ min: 0, max: 25_000 }),
          onShipping: fc.boolean(),
        }),
        { nil: undefined },
      ),
    }),
  );

/** Balances before a card pays the rest. */
const balances = fc.array(
  fc.record({
    method: fc.constantFrom(...TENDER_METHODS.filter((method) => !isRest(method))),
    available: fc.nat(200_000),
    most: fc.option(fc.integer({ min: 1, max: 200_000 })),
  }),
  { maxLength: 3 },
);

/** Whether amounts survive JSON numbers. */
const isReadBack = (amounts: readonly number[]): boolean => {
  const parsed: unknown = JSON.parse(JSON.stringify(amounts.map(toMajor)));
  return Array.isArray(parsed) && amounts.every((amount, at) => toMinor(Number(parsed[at])) === amount);
};

/** Invariants of every cart and payment. */
function faults(input: QuoteInput, tenders: readonly OfferedTender[], athleteCredit: number): string[] {
  const counted = quote(input);
  const card = { method: 'CREDIT_CARD', available: 0, most: null } as const;
  const paid = allocate(counted.total, [...tenders, card], {
    minimumPoints: 500,
    providers: {},
    athleteCredit,
    giftCardsMost: counted.total,
  });
  const added = counted.taxIncluded ? 0 : (counted.tax ?? 0);
  const checks: readonly (readonly [string, boolean])[] = [
    ['rows', sum(counted.lines.map(({ rowTotal }) => rowTotal)) === counted.itemTotal],
    ['discounts', sum(counted.lines.map(({ discount }) => discount)) === counted.totalDiscount],
    ['shipping', sum(counted.shipments.map(({ price }) => price)) === counted.shipping],
    ['total', counted.itemTotal - counted.totalDiscount + counted.shipping + added === counted.total],
    ['whole', [counted.total, counted.shipping, counted.tax ?? 0].every(Number.isSafeInteger)],
    ['tenders', sum(paid.amounts) === counted.total && paid.remaining === 0],
    [
      'read back by a client',
      isReadBack([
        counted.total,
        counted.itemTotal,
        counted.totalDiscount,
        counted.shipping,
        ...paid.amounts,
      ]),
    ],
    ['none negative', counted.lines.every(({ rowTotal, discount }) => discount >= 0 && discount <= rowTotal)],
    [
      'gift cards',
      counted.lines.every(
        ({ discount, tax }, index) => input.lines[index]?.isGiftCard !== true || discount + tax === 0,
      ),
    ],
  ];
  return checks.filter(([, isRight]) => !isRight).map(([name]) => name);
}

/** Lines − discounts + tax + delivery equal the total and the tenders, with 0, 2 or 3 decimals. */
export const totalsAddUp = fc.property(anyCart, balances, fc.nat(50_000), (input, tenders, athleteCredit) => {
  // Faster than an assertion per cart.
  const found = faults(input, tenders, athleteCredit);
  if (found.length > 0) throw new Error(`does not add up: ${found.join(', ')}`);
});
