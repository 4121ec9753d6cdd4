import { describe, expect, it } from 'vitest';
import { cart, cartItem, fakeShopper } from '../../../../shared/testing/fake-shopper.fixtures.ts';
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

  it('show in the bag only if they are meant for it, and without a bar where no distance is known', () => {
    const approachingDiscounts = [
      { ...near, promotionId: 'elsewhere', approachingDisplayLevel: ['product'] },
      { ...near, promotionClass: 'ORDER' as const, distanceFromConditionThreshold: 0 },
    ];
    expect(toCartView(cart({ approachingDiscounts }), t).goals).toEqual([
      { id: 'free-delivery', message: 'Free from £60', isDelivery: false, reached: false },
    ]);
  });

  it('show in the mini cart if they are meant for it', () => {
    const elsewhere = { ...near, promotionId: 'mini', approachingDisplayLevel: ['minicart'] };
    const { goals, miniGoals } = toCartView(cart({ approachingDiscounts: [near, elsewhere] }), t);
    expect([goals, miniGoals].map((list) => list.map(({ id }) => id))).toEqual([['free-delivery'], ['mini']]);
  });

  describe('and that give a product', () => {
    const gift = {
      ...near,
      promotionId: 'small-GWP',
      promotionClass: 'PRODUCT' as const,
      calloutMsg: 'a|b|c',
    };
    const below = cart({ approachingDiscounts: [{ ...gift, distanceFromConditionThreshold: 0 }] });
    const messages = (...[of, ...more]: Parameters<typeof toCartView>) =>
      toCartView(of, ...more).goals.map(({ message }) => message);

    it('speak in the shop’s own words while a distance remains, to everybody', () => {
      for (const isRegistered of [false, true])
        expect(messages(cart({ approachingDiscounts: [gift] }), t, { isRegistered })).toEqual([
          t('cart.giftNear', { distance: '£80.00' }),
        ]);
      expect(t('cart.giftNear', { distance: '£80.00' })).toContain('£80.00');
    });

    it('speak to guests and to registered shoppers apart without a distance', () => {
      expect(messages(below, t)).toEqual([t('cart.giftGuest')]);
      expect(messages(below, t, { isRegistered: true })).toEqual([t('cart.giftRegistered')]);
    });

    it('say that the gift is earned', () => {
      const promoSummary = [
        { promotionId: 'small-GWP', promotionName: 'A small gift', level: 'PRODUCT' as const },
      ];
      expect(messages(cart({ promoSummary }), t)).toEqual([t('cart.giftEarned')]);
    });
  });

  it('are none where the service names none', () => {
    expect(toCartView(cart(), t).goals).toEqual([]);
  });
});

it('a gift is listed among what counts once it is chosen', () => {
  const gift = { promotionId: 'gift', promotionName: 'A small gift', level: 'PRODUCT' as const };
  const open = { promotionId: 'gift', promotionName: 'A small gift', products: [] };
  const namesOf = (bonusOffers: (typeof open)[]) =>
    toCartView(cart({ promoSummary: [gift], bonusOffers }), t).promotions.flatMap(({ promotions }) =>
      promotions.map(({ promotionName }) => promotionName),
    );
  expect(namesOf([open])).toEqual([]);
  expect(namesOf([])).toEqual(['A small gift']);
});

it('promotions that count are listed by what they work on, with what each takes off', () => {
  const promoSummary = [
    { promotionId: 'two', promotionName: 'Two for one', level: 'PRODUCT' as const, discount: 10 },
    { promotionId: 'ten', promotionName: 'Ten off', level: 'ORDER' as const, discount: 5 },
    { promotionId: 'two', promotionName: 'Two for one', level: 'PRODUCT' as const, discount: 2.5 },
  ];
  expect(toCartView(cart({ promoSummary }), t).promotions).toEqual([
    {
      level: 'ORDER',
      discount: 5,
      promotions: [{ promotionId: 'ten', promotionName: 'Ten off', discount: 5 }],
    },
    {
      level: 'PRODUCT',
      discount: 12.5,
      promotions: [{ promotionId: 'two', promotionName: 'Two for one', discount: 12.5 }],
    },
  ]);
});

describe('what the service has to say about a bag', () => {
  const methodChanged = {
    code: 'OrderShippingMethodDowngraded',
    message: 'We have chosen standard delivery.',
    type: 'info' as const,
  };
  const gone = {
    type: 'ProductItemNotAvailable',
    message: 'Fell sock is no longer sold here.',
    itemId: 'line-9',
  };
  const short = { type: 'ProductLineItemInventoryMissing', message: 'Only 1 left.', itemId: 'line-1' };

  it('is every flash, and every notice that no line of it shows', () => {
    const view = toCartView(cart({ flash: [methodChanged], customerNotifications: [gone, short] }), t);
    expect(view.notices).toEqual([
      { text: methodChanged.message, tone: 'info' },
      { text: gone.message, tone: 'warning' },
    ]);
  });

  it.each([
    'PickupToSthTransition',
    'PickupToStsTransition',
    'StsToSthTransition',
    'StsToPickupTransition',
    'STHToPickupTransition',
    'OrderShippingMethodDowngraded',
  ])('stands at its line when its delivery has changed (%s), also of one that is short', (type) => {
    const moved = { type, message: 'It is sent home now.', itemId: 'line-1' };
    const items = [cartItem({ available: false, customerNotifications: [moved, short] })];
    const view = toCartView(cart({ items, customerNotifications: [moved, short] }), t);
    expect(view.items[0]?.notices).toEqual([moved.message]);
    expect(view.notices).toEqual([]);
  });

  it('is said once where a flash of the cart and a notice of its line have the same words', () => {
    const ofLine = { type: methodChanged.code, message: methodChanged.message, itemId: 'line-1' };
    const items = [cartItem({ customerNotifications: [ofLine] })];
    const view = toCartView(cart({ items, flash: [methodChanged] }), t);
    expect(view.items[0]?.notices).toEqual([]);
    expect(view.notices).toEqual([{ text: methodChanged.message, tone: 'info' }]);
  });

  it('stands at its line when it is a flash of that line', () => {
    const flash = [{ code: 'ItemChanged', message: 'Its price has changed.', itemId: 'line-1' }];
    const view = toCartView(cart({ flash }), t);
    expect([view.items[0]?.notices, view.notices]).toEqual([['Its price has changed.'], []]);
  });

  it('is nothing of a store that has changed with its line', () => {
    const changed = { type: 'ChangedStoreId', message: 'NF-GB-02', itemId: 'line-1' };
    const view = toCartView(cart({ customerNotifications: [changed, { ...changed, itemId: 'line-9' }] }), t);
    expect([view.items[0]?.notices, view.notices]).toEqual([[], []]);
  });

  it('does not repeat the payment under way, which has a page of its own', () => {
    const flash = [{ code: 'PaymentPending', message: 'We are checking.', type: 'info' as const }];
    expect(toCartView(cart({ flash }), t)).toMatchObject({ notices: [], isPaymentPending: true });
  });
});
