import Ajv2020 from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import schema from '../../events.schema.json' with { type: 'json' };
import { listingOrigins } from '../listing-origin.ts';
import * as commerce from '../events.ts';
import { cart, line, order, product } from './events.fixtures.ts';
import type { AnalyticsEvent, AnalyticsEventName } from './events.ts';
import * as shop from './shop-events.ts';

const ajv = new Ajv2020({ allErrors: true, discriminator: true });
const validate = ajv.compile(schema);

const context = { page_type: 'PDP', user_segment: 'Loyalty|Ipa|WranxOrIpa', channel: 'ECOMM' };
const place = { listId: '1100', listName: 'Jackets', origin: listingOrigins.grid };
const changes = [{ line: line(), quantity: 1 }];
const page = { path: '/en-gb/p/jacket-NF12AB34', title: 'Jacket', locale: 'en-gb', siteId: 'NF-GB' };

const everyEvent: Readonly<Record<AnalyticsEventName, AnalyticsEvent | undefined>> = {
  page_view: shop.pageView({ ...page, currency: 'GBP', isLoggedIn: true }),
  view_item_list: commerce.viewItemList({ ...place, products: [product()] }),
  select_item: commerce.selectItem({ ...place, product: product(), index: 3 }),
  view_item: commerce.viewItem(product(), { origin: listingOrigins.customizer }),
  add_to_cart: commerce.addToCart(changes, 'GBP'),
  remove_from_cart: commerce.removeFromCart(changes, 'GBP'),
  view_cart: commerce.viewCart(cart()),
  begin_checkout: commerce.beginCheckout(cart()),
  add_shipping_info: commerce.addShippingInfo(cart(), 'standard'),
  add_payment_info: commerce.addPaymentInfo(cart(), 'CREDIT_CARD'),
  purchase: commerce.purchase(order()),
  refund: commerce.refund(order()),
  search: shop.search('jacket', 12),
  sign_up: shop.signUp('form'),
  login: shop.login('password'),
  newsletter: shop.newsletter('footer', false),
  view_promotion: shop.viewPromotion({ promotionId: 'WINTER', slot: 'hero' }),
  select_promotion: shop.selectPromotion({ promotionName: 'Winter', slot: 'hero' }),
  navigation: shop.navigation({ action: 'select', area: 'top', name: 'women', id: 'm1' }),
  experience: shop.experience('winter_greeting', 'greeting_seen'),
  pop_up: shop.popUp('Newsletter', 'show'),
};

const problemsOf = (event: unknown) => {
  validate(JSON.parse(JSON.stringify(event)));
  return validate.errors?.map(({ instancePath, message }) => `${instancePath} ${message}`) ?? [];
};

describe('the schema of the data layer', () => {
  it.each(Object.entries(everyEvent))('%s fits it', (_name, event) => {
    expect(problemsOf({ ...context, ...event })).toEqual([]);
  });

  it.each([
    ['a field that no event has', { ...context, ...everyEvent.search, term: 'jacket' }],
    ['an amount as a text', { ...context, ...everyEvent.add_to_cart, ecommerce: { value: '149.99' } }],
    ['an item without a name', { ...context, event: 'view_cart', ecommerce: { items: [{ item_id: 'A' }] } }],
    ['a login without a method', { ...context, event: 'login' }],
    ['an event without its page type', { ...everyEvent.search }],
    ['an unknown event', { ...context, event: 'view_basket' }],
    ['a path with a query', { ...context, ...everyEvent.page_view, page_path: '/en-gb?email=a' }],
  ])('%s does not fit it', (_name, event) => {
    expect(problemsOf(event)).not.toEqual([]);
  });

  it('knows every listing origin', () => {
    expect(schema.$defs.item.properties.listing_origin.enum).toEqual(Object.values(listingOrigins));
  });
});
