import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  approachingPromotions,
  dismissPromotion,
  promotionsFor,
  thresholdProgress,
  type ApproachingInput,
  type PromotionSource,
} from './approaching.ts';
import { moneyFormat } from './money.ts';

const formatMoney = moneyFormat('en-US');
const approaching = (overrides: Partial<PromotionSource> = {}): PromotionSource => ({
  promotionId: 'ten-off',
  promotionClass: 'ORDER',
  calloutMsg: ' Spend more | {distance} to go, only {distance} | Ten off! ',
  distanceFromConditionThreshold: 20,
  ...overrides,
});
const run = (input: Partial<ApproachingInput>) => approachingPromotions({ formatMoney, ...input });
const messages = (input: Partial<ApproachingInput>) => run(input).map(({ message }) => message);

describe('an approaching discount', () => {
  it('is above the threshold while a distance remains and has the second part with the distance as money', () => {
    expect(run({ approachingDiscounts: [approaching()] })).toEqual([
      {
        id: 'ten-off',
        message: '$20.00 to go, only $20.00',
        contexts: [],
        promotionClass: 'ORDER',
        thresholdStatus: 'Above Threshold',
        remaining: 20,
      },
    ]);
  });

  it.each([[0], [-5], [Number.NaN], [Number.POSITIVE_INFINITY], [null], [undefined]])(
    'is below the threshold with the distance %s and has the first part',
    (distance) => {
      const [item] = run({
        approachingDiscounts: [approaching({ distanceFromConditionThreshold: distance })],
      });
      expect(item).toMatchObject({ message: 'Spend more', thresholdStatus: 'Below Threshold' });
    },
  );

  it('shows the distance as the locale and the currency write it', () => {
    const distance = (format: (amount: number) => string) =>
      messages({
        approachingDiscounts: [approaching({ calloutMsg: 'a|{distance}|c' })],
        formatMoney: format,
      })[0];
    expect(distance(moneyFormat('de-DE', 'EUR'))).toBe('20,00\u00A0€');
    expect(distance(moneyFormat('en-CA', 'CAD'))).toBe('CAD\u00A020.00');
    expect(distance(() => '$& $1')).toBe('$& $1');
  });
});

describe('a promotion of the summary', () => {
  it('has reached its threshold and has the third part, whatever its distance', () => {
    const source = {
      promotionId: 'p',
      level: 'PRODUCT',
      calloutMessage: 'a|b|c',
      distanceFromConditionThreshold: 3,
    };
    expect(run({ promoSummary: [source] })).toEqual([
      {
        id: 'p',
        message: 'c',
        contexts: [],
        promotionClass: 'PRODUCT',
        thresholdStatus: 'Threshold Reached',
        remaining: 0,
      },
    ]);
  });

  it('may call its class by either name, or have none', () => {
    const classes = run({
      promoSummary: [
        approaching({ promotionId: 'a', promotionClass: undefined, level: 'SHIPPING' }),
        approaching({ promotionId: 'b', promotionClass: undefined }),
      ],
    }).map(({ promotionClass }) => promotionClass);
    expect(classes).toEqual(['SHIPPING', '']);
  });

  it('keeps the place and the message of the approaching discount that it repeats', () => {
    const same = approaching();
    const [item, ...others] = run({ approachingDiscounts: [same], promoSummary: [same] });
    expect([item?.thresholdStatus, others]).toEqual(['Above Threshold', []]);
  });

  it('comes after the approaching discounts', () => {
    const input = {
      approachingDiscounts: [approaching()],
      promoSummary: [approaching({ promotionId: 'other' })],
    };
    expect(run(input).map(({ id }) => id)).toEqual(['ten-off', 'other']);
  });

  it('does not repeat a promotion that is in the list', () => {
    const same = approaching();
    expect(run({ approachingDiscounts: [same, same], promoSummary: [same] })).toHaveLength(1);
  });
});

describe('a callout that cannot be read', () => {
  it.each([['a'], ['a|b'], ['a|b|c|d'], [''], [undefined]])(
    'ignores %j and keeps its neighbours',
    (calloutMsg) => {
      const bad = approaching({ promotionId: 'bad', calloutMsg });
      expect(run({ approachingDiscounts: [bad, approaching()] }).map(({ id }) => id)).toEqual(['ten-off']);
    },
  );

  it('ignores a promotion whose part for the status is empty', () => {
    expect(run({ approachingDiscounts: [approaching({ calloutMsg: 'a| |c' })] })).toEqual([]);
  });

  it('does not hide a readable entry of the same promotion', () => {
    const input = {
      approachingDiscounts: [approaching({ calloutMsg: 'broken' })],
      promoSummary: [approaching()],
    };
    expect(messages(input)).toEqual(['Ten off!']);
  });

  it('never throws, whatever a service sends', () => {
    const anything = fc.array(
      fc.oneof(fc.anything(), fc.record({ promotionId: fc.string(), calloutMsg: fc.anything() })),
    );
    fc.assert(
      fc.property(anything, (list) => {
        // A service can send anything.
        const sources = list as PromotionSource[];
        for (const item of run({ approachingDiscounts: sources, promoSummary: sources })) {
          expect(item.message).not.toBe('');
        }
      }),
    );
    expect(run({ approachingDiscounts: null, promoSummary: undefined })).toEqual([]);
  });
});

describe('a gift-with-product promotion', () => {
  const gifts = {
    guest: 'Sign in',
    registered: 'Add more',
    distance: '{distance} to your gift',
    earned: 'Gift earned',
  };
  const gift = (overrides: Partial<PromotionSource> = {}) =>
    approaching({ promotionId: 'SOCKS-GWP-1', calloutMsg: 'a|b|c', ...overrides });
  const giftMessages = (id: string) => (id === 'SOCKS-GWP-1' ? gifts : undefined);

  it('has the default with the distance while one remains, for guests and registered shoppers', () => {
    for (const isRegistered of [true, false]) {
      expect(messages({ approachingDiscounts: [gift()], giftMessages, isRegistered })).toEqual([
        '$20.00 to your gift',
      ]);
    }
  });

  it('speaks to guests and to registered shoppers apart without a distance', () => {
    const approachingDiscounts = [gift({ distanceFromConditionThreshold: 0 })];
    expect(messages({ approachingDiscounts, giftMessages })).toEqual(['Sign in']);
    expect(messages({ approachingDiscounts, giftMessages, isRegistered: true })).toEqual(['Add more']);
  });

  it('is earned once it is reached', () => {
    expect(messages({ promoSummary: [gift()], giftMessages })).toEqual(['Gift earned']);
  });

  it('is ignored without a message of its own, never falling back to the callout', () => {
    expect(messages({ approachingDiscounts: [gift()] })).toEqual([]);
    expect(messages({ approachingDiscounts: [gift()], giftMessages: () => ({ earned: 'e' }) })).toEqual([]);
  });

  it('is one by the letters GWP in its id only', () => {
    expect(messages({ promoSummary: [gift({ promotionId: 'gwp-socks' })], giftMessages })).toEqual(['c']);
  });
});

describe('the progress towards a threshold', () => {
  it('is the part of what has to be spent', () => {
    const [item] = run({ approachingDiscounts: [approaching()] });
    const progress = (spent: number) => item && thresholdProgress(item, spent);
    expect([0, 20, 60, -5, Number.NaN, Number.POSITIVE_INFINITY].map(progress)).toEqual([
      0, 0.5, 0.75, 0, 0, 0,
    ]);
  });

  it('is whole once it is reached, and unknown without a distance', () => {
    const [below, reached] = run({
      approachingDiscounts: [approaching({ distanceFromConditionThreshold: 0 })],
      promoSummary: [approaching({ promotionId: 'other' })],
    });
    expect(below && thresholdProgress(below, 50)).toBeUndefined();
    // A service can send anything.
    const strange = { thresholdStatus: 'Beyond Threshold' as 'Above Threshold', remaining: 5 };
    expect(thresholdProgress(strange, 50)).toBeUndefined();
    expect(reached && thresholdProgress(reached, 0)).toBe(1);
    expect([below?.remaining, reached?.remaining]).toEqual([0, 0]);
  });
});

describe('the list', () => {
  const items = run({
    approachingDiscounts: [
      approaching({ promotionId: 'cart-only', approachingDisplayLevel: ['cart'] }),
      approaching({ promotionId: 'anywhere', approachingDisplayLevel: [] }),
    ],
  });

  it('shows items of a context, and those without one everywhere', () => {
    expect(promotionsFor(items, 'cart').map(({ id }) => id)).toEqual(['cart-only', 'anywhere']);
    expect(promotionsFor(items, 'product').map(({ id }) => id)).toEqual(['anywhere']);
  });

  it('loses a dismissed item until the next run', () => {
    expect(dismissPromotion(items, 'anywhere').map(({ id }) => id)).toEqual(['cart-only']);
    expect(dismissPromotion(items, 'unknown')).toBe(items);
    expect(run({ approachingDiscounts: [approaching()] })).toHaveLength(1);
  });
});
