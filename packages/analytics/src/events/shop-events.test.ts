import { describe, expect, it } from 'vitest';
import * as events from './shop-events.ts';

describe('a page view', () => {
  it('has type, path, site and segment', () => {
    expect(
      events.pageView({
        path: '/en-gb/p/ridge-jacket-NF12AB34?color=moss#reviews',
        title: 'Ridge jacket',
        locale: 'en-gb',
        siteId: 'NF-GB',
        currency: 'GBP',
        profile: { isLoyaltyMember: true },
        isLoggedIn: true,
      }),
    ).toEqual({
      event: 'page_view',
      page_type: 'PDP',
      page_path: '/en-gb/p/ridge-jacket-NF12AB34',
      page_title: 'Ridge jacket',
      locale: 'en-gb',
      site_id: 'NF-GB',
      currency: 'GBP',
      user_segment: 'Loyalty',
      logged_in: true,
      product_code: 'NF12AB34',
    });
  });

  it('names the category of a listing', () =>
    expect(events.pageView({ path: '/en-gb/c/jackets-4711' })).toMatchObject({
      page_type: 'PLP',
      category_id: '4711',
    }));

  it('is an Error page if the description says so', () =>
    expect(events.pageView({ path: '/en-gb/x', description: 'Page is not available' }).page_type).toBe(
      'Error',
    ));

  it('carries no query, and masks an address in the path', () =>
    expect(events.pageView({ path: '/en-gb/reset/maria@example.com?email=x@y.example' }).page_path).toBe(
      '/en-gb/reset/[masked]',
    ));

  it('reports only the segment of a profile', () => {
    const profile = { consumerDetails: { email: 'maria@example.com', athlete: { name: 'María' } } };
    expect(JSON.stringify(events.pageView({ path: '/en-gb', profile }))).not.toMatch(/mar/i);
  });
});

it.each([
  ['rain jacket', 'rain jacket'],
  ['maria@example.com', '[masked]'],
  ['+44 7911 123456', '[masked]'],
  ['  ', ''],
])('a search for %s is reported as %s', (term, expected) =>
  expect(events.search(term, 12)).toEqual({ event: 'search', search_term: expected, search_results: 12 }),
);

it('sign-up, sign-in and newsletter report the method, no customer', () => {
  expect(events.signUp('checkout')).toEqual({ event: 'sign_up', method: 'checkout' });
  expect(events.login('form', { isLoyaltyMember: true })).toEqual({
    event: 'login',
    method: 'form',
    user_segment: 'Loyalty',
  });
  expect(events.newsletter('footer maria@example.com')).toEqual({
    event: 'newsletter',
    method: 'footer [masked]',
  });
});

describe('promotions', () => {
  it('are reported when viewed and when selected', () => {
    const facts = { promotionId: 'WINTER', promotionName: 'Winter', creativeName: 'hero-1', slot: 'hero' };
    const ecommerce = {
      promotion_id: 'WINTER',
      promotion_name: 'Winter',
      creative_name: 'hero-1',
      creative_slot: 'hero',
      items: [],
    };
    expect(events.viewPromotion(facts)).toEqual({ event: 'view_promotion', ecommerce });
    expect(events.selectPromotion(facts)).toEqual({ event: 'select_promotion', ecommerce });
  });

  it('without id and name are not reported', () =>
    expect([events.viewPromotion({ creativeName: 'x' }), events.selectPromotion(null)]).toEqual([
      undefined,
      undefined,
    ]));
});

it('navigation reports the opened or chosen entry and its area', () => {
  expect(events.navigation({ action: 'expand', area: 'top', name: 'women', id: 'm1' })).toEqual({
    event: 'navigation',
    navigation_action: 'expand',
    navigation_area: 'top',
    navigation_name: 'women',
    navigation_id: 'm1',
  });
  expect(events.navigation({ action: 'select', area: 'top', name: ' ' })).toBeUndefined();
});

it.each([
  ['Newsletter spring', 'newsletter'],
  ['NEWSLETTER', 'newsletter'],
  ['join-newsletter-10', 'newsletter'],
  ['Sale', 'other'],
])('a pop-up named %s is of the kind %s', (name, kind) =>
  expect(events.popUp(name, 'expand')).toEqual({
    event: 'pop_up',
    pop_up_action: 'expand',
    pop_up_name: name,
    pop_up_kind: kind,
  }),
);

it('an experience is reported by the name of its content, and not without one', () => {
  expect(events.experience('winter_greeting', 'greeting_seen')).toEqual({
    event: 'experience',
    experience_id: 'winter_greeting',
    experience_name: 'greeting_seen',
  });
  expect(events.experience('winter_greeting', ' ')).toBeUndefined();
});

it('a pop-up without a name is not reported', () => expect(events.popUp('', 'show')).toBeUndefined());
