import { describe, expect, it } from 'vitest';
import { cart, fakeShopper } from './cart.fixtures.ts';
import { toCartView } from './cart-view.ts';

const { t } = fakeShopper({}).shopper;
const near = {
  promotionId: 'free-delivery',
  promotionClass: 'SHIPPING' as const,
  calloutMsg: 'Free from £60|Only {distance} left|Delivery is free',
  distanceFromConditionThreshold: 80,
  approachingDisplayLevel: ['cart'],
};

describe('the promotions that a bag is near to', () => {
  it('speak in the service’s words, with the distance as money of the site and the part of the way', () => {
    expect(toCartView(cart({ approachingDiscounts: [near] }), t).goals).toEqual([
      { id: 'free-delivery', message: 'Only £80.00 left', isDelivery: true, reached: false, progress: 0.75 },
    ]);
  });

  it('say that they are reached', () => {
    const promoSummary = [
      {
        promotionId: 'free-delivery',
        promotionName: 'Free delivery',
        level: 'SHIPPING' as const,
        calloutMessage: near.calloutMsg,
      },
      { promotionId: 'ten-off', promotionName: 'Ten off', level: 'ORDER' as const },
    ];
    expect(toCartView(cart({ promoSummary }), t).goals).toEqual([
      { id: 'free-delivery', message: 'Delivery is free', isDelivery: true, reached: true, progress: 1 },
    ]);
  });

  it('show in the bag only if they are meant for it, and without a bar where no distance is told', () => {
    const approachingDiscounts = [
      { ...near, promotionId: 'elsewhere', approachingDisplayLevel: ['product'] },
      { ...near, promotionClass: 'ORDER' as const, distanceFromConditionThreshold: 0 },
    ];
    expect(toCartView(cart({ approachingDiscounts }), t).goals).toEqual([
      { id: 'free-delivery', message: 'Free from £60', isDelivery: false, reached: false },
    ]);
  });

  it('are none where the service names none', () => {
    expect(toCartView(cart(), t).goals).toEqual([]);
  });
});
