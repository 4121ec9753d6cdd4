import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  approachingPromotions,
  dismissPromotion,
  moneyFormat,
  parseCallout,
  promotionsFor,
  promotionSummary,
  spendBanner,
  type AppliedPromotion,
  type GiftMessages,
  type PromotionSource,
  type SpendProfile,
} from './index.ts';

const formatMoney = moneyFormat('en-US');
const oddValues = [null, undefined, 5, Number.NaN, true, '', 'text', [], {}, () => 1, Symbol('odd')];
// A service can send anything.
const sources = (list: unknown): readonly PromotionSource[] => list as PromotionSource[];
const applied = (list: unknown): readonly AppliedPromotion[] => list as AppliedPromotion[];
const profile = (value: unknown): SpendProfile => value as SpendProfile;

describe('what is no list of promotions', () => {
  it.each(oddValues.map((value) => [value]))('is an empty one: %o', (value) => {
    const input = { approachingDiscounts: sources(value), promoSummary: sources(value), formatMoney };
    expect(approachingPromotions(input)).toEqual([]);
    expect(promotionSummary(applied(value))).toEqual([]);
  });

  it.each(oddValues.map((value) => [value]))('has no promotion of %o', (value) => {
    const list = [value, { promotionId: value === 'text' ? 5 : value, level: 'ORDER', calloutMsg: 'a|b|c' }];
    expect(approachingPromotions({ approachingDiscounts: sources(list), formatMoney })).toEqual([]);
    expect(promotionSummary(applied(list))).toEqual([]);
  });
});

describe('a promotion with odd parts', () => {
  it.each(oddValues.map((value) => [value]))('does without them: %o', (value) => {
    const source = {
      promotionId: 'p',
      calloutMsg: value,
      calloutMessage: 'a|{distance}|c',
      promotionClass: value,
      level: 'ORDER',
      distanceFromConditionThreshold: value,
      approachingDisplayLevel: [value],
    };
    const items = approachingPromotions({ approachingDiscounts: sources([source]), formatMoney });
    const isText = typeof value === 'string';
    const expected = isText
      ? []
      : [{ id: 'p', promotionClass: 'ORDER', contexts: [], remaining: value === 5 ? 5 : 0 }];
    expect(items).toMatchObject(expected);
    expect(items).toHaveLength(expected.length);
  });

  it.each(oddValues.map((value) => [value]))('counts an amount of %o as what it can', (value) => {
    const list = [{ promotionId: 'p', promotionName: value, level: 'ORDER', discount: value }];
    const name = typeof value === 'string' ? value : '';
    expect(promotionSummary(applied(list))).toEqual([
      {
        level: 'ORDER',
        promotions: [{ promotionId: 'p', promotionName: name, discount: value === 5 ? 5 : 0 }],
        discount: value === 5 ? 5 : 0,
      },
    ]);
  });

  it.each(oddValues.map((value) => [value]))('has no gift text with messages of %o', (value) => {
    // Content can contain anything.
    const gifts = { guest: value, registered: value, distance: value, earned: value } as GiftMessages;
    for (const messages of [gifts, value as GiftMessages]) {
      const shown = approachingPromotions({
        approachingDiscounts: [
          { promotionId: 'GWP-1', distanceFromConditionThreshold: 1 },
          { promotionId: 'GWP-2' },
        ],
        promoSummary: [{ promotionId: 'GWP-3' }],
        giftMessages: () => messages,
        formatMoney,
      }).map(({ message }) => message);
      expect(shown).toEqual(value === 'text' && messages === gifts ? ['text', 'text', 'text'] : []);
    }
  });
});

describe('a profile with odd parts', () => {
  it.each(oddValues.map((value) => [value]))('shows no banner for %o', (value) => {
    expect(spendBanner(profile(value))).toBeUndefined();
    const credit = { currentSpend: value, annualCredit: 100, annualCap: 100 };
    const kind = spendBanner(
      profile({ employee: credit, employeeTermsAccepted: value, athlete: value, ipa: credit }),
    )?.kind;
    expect(kind).toBe(value === 5 ? 'ipa' : undefined);
  });

  it('accepts only true as acceptance', () => {
    const employee = { currentSpend: 1, annualCap: 100 };
    for (const word of ['true', 1, 'yes', {}]) {
      expect(spendBanner(profile({ employee, employeeTermsAccepted: word }))).toBeUndefined();
    }
  });
});

describe('huge and hostile input', () => {
  it('a callout of a million signs is read, one of a million parts is not', () => {
    const long = 'a'.repeat(1_000_000);
    expect(parseCallout(`${long}|b|c`)?.below).toHaveLength(1_000_000);
    expect(parseCallout('|'.repeat(1_000_000))).toBeUndefined();
  });

  it('a hundred thousand promotions are one list', () => {
    const list = Array.from({ length: 100_000 }, (_, index) => ({
      promotionId: `p${index % 1_000}`,
      promotionName: 'n',
      level: 'ORDER',
      discount: 0.1,
    }));
    const [level] = promotionSummary(list);
    expect([level?.promotions.length, level?.discount]).toEqual([1_000, 10_000]);
  });

  it('ids of what objects carry are ids like any other', () => {
    const ids = ['__proto__', 'constructor', 'toString'];
    const list = ids.map((promotionId) => ({ promotionId, calloutMsg: 'a|b|c' }));
    const items = approachingPromotions({ approachingDiscounts: list, formatMoney });
    expect(items.map(({ id }) => id)).toEqual(ids);
    expect(dismissPromotion(items, '__proto__').map(({ id }) => id)).toEqual(ids.slice(1));
    expect(promotionsFor(items, '__proto__')).toHaveLength(3);
  });

  it('a text that looks like a replacement or markup stays text', () => {
    const list = [
      { promotionId: 'p', calloutMsg: 'a|$& {distance} <b>|c', distanceFromConditionThreshold: 1 },
    ];
    expect(approachingPromotions({ approachingDiscounts: list, formatMoney })[0]?.message).toBe(
      '$& $1.00 <b>',
    );
  });

  it('anything at all has a result', () => {
    const anything = fc.anything({ withNullPrototype: true, withBigInt: true, withDate: true });
    const source = fc.record(
      {
        promotionId: fc.oneof(fc.string({ minLength: 1 }), anything),
        calloutMsg: fc.oneof(fc.constant('a|{distance}|c'), anything),
        level: fc.oneof(fc.constantFrom('ORDER', 'PRODUCT', 'SHIPPING'), anything),
        discount: fc.oneof(fc.double(), anything),
        distanceFromConditionThreshold: fc.oneof(fc.double(), anything),
        approachingDisplayLevel: anything,
        promotionName: anything,
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(source, anything)), anything, (list, value) => {
        const items = approachingPromotions({
          approachingDiscounts: sources(list),
          promoSummary: sources(list),
          formatMoney,
        });
        for (const { id, message, contexts, promotionClass, remaining } of items) {
          expect([typeof id, typeof message, typeof promotionClass]).toEqual(['string', 'string', 'string']);
          expect(contexts.every((context) => typeof context === 'string')).toBe(true);
          expect(remaining >= 0).toBe(true);
        }
        expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
        expect(promotionSummary(applied(list)).every(({ promotions }) => promotions.length > 0)).toBe(true);
        const banner = spendBanner(profile(value));
        expect(banner === undefined || banner.cap > 0).toBe(true);
      }),
    );
  });
});

it('every run is new: dismissed ones are back, and earlier lists are unchanged', () => {
  const approachingDiscounts = Object.freeze([
    Object.freeze({ promotionId: 'a', calloutMsg: 'a|b|c' }),
    Object.freeze({ promotionId: 'b', calloutMsg: 'a|b|c' }),
  ]);
  const run = () => approachingPromotions({ approachingDiscounts, formatMoney });
  const first = run();
  const dismissed = dismissPromotion(first, 'a');
  expect([first.length, dismissed.length, run().length]).toEqual([2, 1, 2]);
  expect(run()).toEqual(first);
});
