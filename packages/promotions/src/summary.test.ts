import { expect, it } from 'vitest';
import { promotionSummary, type AppliedPromotion } from './summary.ts';

const applied = (overrides: Partial<AppliedPromotion> = {}): AppliedPromotion => ({
  promotionId: 'p',
  promotionName: 'Ten off',
  level: 'ORDER',
  discount: 10,
  ...overrides,
});

it('lists order, product and shipping in this order and leaves empty levels out', () => {
  const levels = promotionSummary([applied({ level: 'SHIPPING' }), applied()]).map(({ level }) => level);
  expect(levels).toEqual(['ORDER', 'SHIPPING']);
});

it('adds amounts to the cent', () => {
  const [level] = promotionSummary([
    applied({ promotionId: 'a', discount: 0.1 }),
    applied({ promotionId: 'b', discount: 0.2 }),
  ]);
  expect(level?.discount).toBe(0.3);
});

it('makes one entry of a promotion of several lines, per level', () => {
  expect(
    promotionSummary([applied(), applied({ discount: 2.5 }), applied({ level: 'PRODUCT', discount: 1 })]),
  ).toEqual([
    {
      level: 'ORDER',
      promotions: [{ promotionId: 'p', promotionName: 'Ten off', discount: 12.5 }],
      discount: 12.5,
    },
    {
      level: 'PRODUCT',
      promotions: [{ promotionId: 'p', promotionName: 'Ten off', discount: 1 }],
      discount: 1,
    },
  ]);
});

it('counts a missing or unreadable amount as nothing', () => {
  const [level] = promotionSummary([applied({ discount: undefined }), applied({ discount: Number.NaN })]);
  expect(level?.discount).toBe(0);
});

it('leaves out unknown levels, and is empty without promotions', () => {
  expect(promotionSummary([applied({ level: 'GALAXY' })])).toEqual([]);
  expect(promotionSummary(undefined)).toEqual([]);
});
