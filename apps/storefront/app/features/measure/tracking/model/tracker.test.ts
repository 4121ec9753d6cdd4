import { createEventQueue, type AnalyticsEvent, type CartShape } from '@haberdash/analytics/events';
import { listingOrigins } from '@haberdash/analytics';
import { describe, expect, it } from 'vitest';
import { createTracker } from './tracker.ts';
import { wholeTracker } from './whole-tracker.fixtures.ts';

function setUp() {
  const sent: AnalyticsEvent[] = [];
  const queue = createEventQueue({
    consent: () => 'granted',
    onConsentChange: () => () => undefined,
    send: (event) => sent.push(event),
    log: () => undefined,
  });
  return { tracker: wholeTracker(createTracker(queue)), sent, names: () => sent.map(({ event }) => event) };
}

const jacket = {
  id: 'NF1',
  masterId: 'NF1',
  name: 'Jacket',
  price: { currency: 'GBP', current: 100, original: 100 },
};
const boots = {
  id: 'NF2',
  masterId: 'NF2',
  name: 'Boots',
  price: { currency: 'GBP', current: 80, original: 100 },
};
const list = {
  id: '/en-gb/c/all-1100',
  name: 'All',
  origin: listingOrigins.grid,
  products: [
    { url: '/en-gb/p/jacket-NF1', shape: jacket },
    { url: '/en-gb/p/boots-NF2', shape: boots },
  ],
};
const line = (productId: string, qty: number) => ({
  productId,
  masterId: productId.slice(0, 3),
  qty,
  name: productId,
});
const cart = (...items: CartShape['items'] & object): CartShape => ({ currency: 'GBP', items });

describe('a page', () => {
  it('is reported once per change of the path, whatever renders again', () => {
    const { tracker, names } = setUp();
    tracker.page({ path: '/en-gb' });
    tracker.page({ path: '/en-gb', title: 'again' });
    tracker.page({ path: '/en-gb/cart' });
    tracker.page({ path: '/en-gb' });
    expect(names()).toEqual(['page_view', 'page_view', 'page_view']);
  });

  it('tells a link that was chosen before it after its own view', () => {
    const { tracker, names } = setUp();
    tracker.navigation({ action: 'select', area: 'top', name: 'women' });
    tracker.page({ path: '/en-gb' });
    tracker.page({ path: '/en-gb/c/women-1100' });
    expect(names()).toEqual(['page_view', 'navigation', 'page_view']);
  });

  it('tells an experience and a pop-up that is shown once per visit', () => {
    const { tracker, names, sent } = setUp();
    for (const path of ['/en-gb/winter', '/en-gb/winter', '/en-gb']) {
      tracker.page({ path });
      tracker.experience('winter_greeting', 'greeting_seen');
      tracker.popUp('Newsletter', 'show');
    }
    expect(names()).toEqual(['page_view', 'experience', 'pop_up', 'page_view', 'experience', 'pop_up']);
    expect(sent[1]).toMatchObject({ experience_id: 'winter_greeting', experience_name: 'greeting_seen' });
  });

  it('tells its lists and its product once per visit', () => {
    const { tracker, names } = setUp();
    const render = () => {
      tracker.page({ path: '/en-gb/p/jacket-NF1' });
      tracker.product(jacket);
      tracker.list(list)();
    };
    render();
    render();
    expect(names()).toEqual(['page_view', 'view_item', 'view_item_list']);
    tracker.page({ path: '/en-gb' });
    render();
    expect(names().slice(3)).toEqual(['page_view', 'page_view', 'view_item', 'view_item_list']);
  });

  it('tells a list again that is seen with other filters or further on', () => {
    const { tracker, names } = setUp();
    tracker.page({ path: '/en-gb/c/all-1100' });
    tracker.list({ ...list, view: '?size=M' })();
    tracker.list({ ...list, view: '?size=L' })();
    tracker.list({ ...list, view: '?size=L', startIndex: 24 })();
    tracker.list({ ...list, view: '?size=L', startIndex: 24 })();
    expect(names().filter((name) => name === 'view_item_list')).toHaveLength(3);
  });
});

describe('a product that was chosen in a list', () => {
  it('is reported with its position, and its later events say where it was found', () => {
    const { tracker, sent } = setUp();
    tracker.page({ path: '/en-gb/c/all-1100' });
    tracker.list(list);
    tracker.follow('/en-gb/p/boots-NF2');
    tracker.page({ path: '/en-gb/p/boots-NF2' });
    tracker.product(boots);
    expect(sent[1]).toMatchObject({
      event: 'select_item',
      ecommerce: { items: [{ item_id: 'NF2', index: 1 }] },
    });
    expect(sent.at(-1)).toMatchObject({
      event: 'view_item',
      ecommerce: { items: [{ listing_origin: 'grid' }] },
    });
  });

  it('says where it was found up to the order', () => {
    const { tracker, sent } = setUp();
    tracker.page({ path: '/en-gb/c/all-1100' });
    tracker.list(list);
    tracker.follow('/en-gb/p/boots-NF2');
    tracker.page({ path: '/en-gb/checkout' });
    const shape = cart(line('NF2-8', 1), line('NF3-8', 1));
    tracker.cartPage(shape);
    tracker.checkout('c1', shape);
    tracker.delivery('c1', shape, 'standard');
    tracker.payment('c1', shape, 'visa');
    tracker.purchase({ ...shape, orderNumber: 'NF20260001' }, {});
    const origins = sent.flatMap((event) =>
      'ecommerce' in event && 'items' in event.ecommerce && event.event !== 'select_item'
        ? [event.ecommerce.items.map((item) => item.listing_origin)]
        : [],
    );
    // How the other product came into the cart is unknown.
    expect(origins).toEqual(Array(5).fill(['grid', undefined]));
  });

  it('that nobody chose here was reached directly', () => {
    const { tracker, sent } = setUp();
    tracker.page({ path: '/en-gb/p/boots-NF2' });
    tracker.product(boots);
    expect(sent.at(-1)).toMatchObject({ ecommerce: { items: [{ listing_origin: 'direct to PDP' }] } });
  });

  it('is forgotten with its page: the same address elsewhere is an ordinary link', () => {
    const { tracker, names } = setUp();
    tracker.page({ path: '/en-gb/c/all-1100' });
    tracker.list(list);
    tracker.page({ path: '/en-gb/help' });
    tracker.follow('/en-gb/p/boots-NF2');
    expect(names()).not.toContain('select_item');
  });
});

it('a search is reported once per term, and again when it is made again', () => {
  const { tracker, sent } = setUp();
  tracker.page({ path: '/en-gb/search' });
  for (const term of ['boots', 'boots', 'maria@example.com', 'boots']) tracker.search(term, 3);
  expect(sent.flatMap((event) => (event.event === 'search' ? event.search_term : []))).toEqual([
    'boots',
    '[masked]',
    'boots',
  ]);
});

describe('the cart', () => {
  it('tells what a form of this page has added, also to a cart that was not known', () => {
    const { tracker, sent } = setUp();
    tracker.changing();
    tracker.cart('c1', cart(line('NF1-M', 1), line('NF2-8', 1)), 'NF2-8');
    expect(sent).toMatchObject([
      { event: 'add_to_cart', ecommerce: { items: [{ item_sku: 'NF2-8', quantity: 1 }] } },
    ]);
  });

  it('tells the difference that a form has made, once', () => {
    const { tracker, sent } = setUp();
    tracker.cart('c1', cart(line('NF1-M', 2), line('NF2-8', 1)));
    tracker.changing();
    tracker.cart('c1', cart(line('NF1-M', 2), line('NF2-8', 1)));
    tracker.cart('c1', cart(line('NF1-M', 5)));
    tracker.cart('c1', cart(line('NF1-M', 5)));
    expect(sent).toMatchObject([
      { event: 'add_to_cart', ecommerce: { items: [{ item_sku: 'NF1-M', quantity: 3 }] } },
      { event: 'remove_from_cart', ecommerce: { items: [{ item_sku: 'NF2-8', quantity: 1 }] } },
    ]);
  });

  it('tells nothing of changes that were made elsewhere', () => {
    const { tracker, sent } = setUp();
    tracker.cart('c1', cart(line('NF1-M', 1)));
    tracker.cart('c1', cart(line('NF1-M', 4)));
    tracker.cart('c2', cart(line('NF2-8', 4)));
    expect(sent).toEqual([]);
  });
});

it('an order, the begin of its checkout and its choices are reported once', () => {
  const { tracker, names } = setUp();
  const shape = cart(line('NF1-M', 1));
  for (let render = 0; render < 3; render += 1) {
    tracker.checkout('c1', shape);
    tracker.delivery('c1', shape, 'standard');
    tracker.payment('c1', shape, 'visa');
    tracker.purchase({ ...shape, orderNumber: 'NF20260001' }, {});
  }
  expect(names()).toEqual(['begin_checkout', 'add_shipping_info', 'add_payment_info', 'purchase']);
});

it('a promotion is reported when it is seen, once per visit, and whenever it is chosen', () => {
  const { tracker, names } = setUp();
  tracker.page({ path: '/en-gb' });
  const { seen, chosen } = tracker.promotion({ promotionId: 'WINTER', slot: 'Hero' });
  seen();
  seen();
  chosen();
  chosen();
  expect(names()).toEqual(['page_view', 'view_promotion', 'select_promotion', 'select_promotion']);
});

describe('a refund', () => {
  it('of a cancelled order is reported once, with how each product was found', () => {
    const { tracker, sent } = setUp();
    tracker.origins.set('NF1', listingOrigins.search);
    const order = { ...cart(line('NF1-M', 1)), orderNumber: 'NF20260001' };
    tracker.cancelled(order);
    tracker.cancelled(order);
    expect(sent).toMatchObject([
      {
        event: 'refund',
        ecommerce: { transaction_id: 'NF20260001', items: [{ listing_origin: 'search' }] },
      },
    ]);
  });

  it('of each return of an order is reported once', () => {
    const { tracker, sent } = setUp();
    const order = { currency: 'GBP', orderNumber: 'NF20260001' };
    for (const id of ['R1', 'R1', 'R2']) tracker.returned(id, order, [line('NF1-M', 2)]);
    expect(sent).toHaveLength(2);
    expect(sent[0]).toMatchObject({ ecommerce: { refund_reason: 'return', items: [{ quantity: 2 }] } });
  });
});

it('items that a screen adds together are reported with where they were found, up to the order', () => {
  const { tracker, sent } = setUp();
  tracker.added([line('NF1-M', 1), line('NF2-8', 1)], 'GBP', listingOrigins.productBundles);
  tracker.cartPage(cart(line('NF1-M', 1)));
  expect(sent).toMatchObject([
    {
      event: 'add_to_cart',
      ecommerce: {
        currency: 'GBP',
        items: [{ listing_origin: 'product bundles' }, { listing_origin: 'product bundles' }],
      },
    },
    { event: 'view_cart', ecommerce: { items: [{ listing_origin: 'product bundles' }] } },
  ]);
});

it('a purchase has the coupons of its checkout, which an order does not name', () => {
  const { tracker, sent } = setUp();
  const couponItems = [{ code: 'WARM10', applied: true }];
  tracker.checkout('c1', { ...cart(line('NF1-M', 1)), couponItems });
  tracker.purchase({ ...cart(line('NF1-M', 1)), orderNumber: 'NF20260001' }, {});
  expect(sent.at(-1)).toMatchObject({ event: 'purchase', ecommerce: { coupon: 'WARM10' } });
});

it('page type, segment and channel of the page are known as its context', () => {
  const { tracker } = setUp();
  expect(tracker.context()).toEqual({});
  const profile = { isLoyaltyMember: true };
  tracker.page({ path: '/en-gb/cart', profile });
  expect(tracker.context()).toEqual({ page_type: 'Cart', user_segment: 'Loyalty', channel: 'ECOMM' });
});
