import { expect, it } from 'vitest';
import { approachingPromotions, moneyFormat, promotionsFor, thresholdProgress } from './index.ts';

it('runs the example of the README', () => {
  const items = approachingPromotions({
    approachingDiscounts: [
      {
        promotionId: 'free-delivery',
        promotionClass: 'SHIPPING',
        calloutMsg: 'Free delivery from $75|Only {distance} to free delivery|You have free delivery',
        distanceFromConditionThreshold: 12.5,
        approachingDisplayLevel: ['cart'],
      },
    ],
    promoSummary: [],
    formatMoney: moneyFormat('en-US', 'USD'),
  });
  const [near] = promotionsFor(items, 'cart');
  expect(near?.message).toBe('Only $12.50 to free delivery');
  expect(near && thresholdProgress(near, 62.5)).toBeCloseTo(0.8333);
});
