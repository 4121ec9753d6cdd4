import { expect, it } from 'vitest';
import { approachingPromotions, moneyFormat, promotionsFor } from './index.ts';

it('does what the example of the README says', () => {
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
  expect(promotionsFor(items, 'cart')[0]?.message).toBe('Only $12.50 to free delivery');
});
