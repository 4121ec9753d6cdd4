import { describe, expect, it } from 'vitest';
import { findSite } from '../sites/sites.ts';
import { translatorFor } from '../i18n/translator.server.ts';
import { textsByField } from './form-error.ts';
import { errorText, rejectedByAddress, type Rejected } from './error-text.server.ts';
import type { Surface } from './surfaces.server.ts';

function translator(locale: string) {
  const site = findSite(`/${locale}`);
  if (site === undefined) throw new Error(`There is no site ${locale}.`);
  return translatorFor(site);
}
const t = translator('en-gb');

describe('the words of an error', () => {
  it.each<[string, Surface, Rejected, string]>([
    ['of the surface itself', 'cart.add', { code: 'ITEM_OOS' }, 'Sorry, this size has just sold out.'],
    [
      'of what the surface is part of',
      'cart.quantity',
      { code: 'ITEM_OOS' },
      'Sorry, we don’t have that many in stock.',
    ],
    [
      'of all surfaces',
      'favourites',
      { code: 'API400' },
      'We couldn’t process your request. Nothing has changed. Please reload the page and try again.',
    ],
    [
      'of the catalogue',
      'checkout.place-order',
      { code: 'GFC740' },
      'There is no money left on this gift card.',
    ],
    [
      'of the service, for a code that nobody knows',
      'cart.add',
      { code: 'NEW999', message: 'Sold on Mondays only.' },
      'Sold on Mondays only.',
    ],
    [
      'of the surface for any other code',
      'checkout.billing',
      { code: 'NEW999' },
      'That didn’t work. Nothing was charged. Please try again.',
    ],
    [
      'with a quantity',
      'cart.quantity',
      { code: 'ADDED_MAX_QUANTITY', params: { maxAllowedQty: 4 } },
      'Limit 4 per order.',
    ],
    [
      'without the quantity that it does not name',
      'cart.quantity',
      { code: 'ADDED_MAX_QUANTITY' },
      'You can’t add more of this item.',
    ],
  ])('are those %s', (_whose, surface, rejected, text) => {
    expect(errorText(t, surface, rejected)).toBe(text);
  });

  it('to the letter of the specification stay as they are', () => {
    expect(errorText(t, 'cart.remove', { code: 'NO_ANSWER' })).toBe(
      'Unable to remove item from cart. Please try again later',
    );
  });

  it('are worded as the site words them', () => {
    const full = { code: 'ADDED_MAX_QUANTITY', params: { maxAllowedQty: 5 } };
    expect(errorText(translator('en-us'), 'favourites', full)).toMatch(/^Your favorites are full\./);
  });
});

describe('a code in an address', () => {
  const read = (query: string) => rejectedByAddress(t, 'checkout.place-order', new URLSearchParams(query));

  it('is said on top of the page', () => {
    expect(read('rejected=ORD415')).toMatchObject({ code: 'ORD415', place: 'banner' });
  });

  it.each(['', 'rejected=', 'rejected=%3Cb%3E', `rejected=${'A'.repeat(61)}`])(
    'that is none says nothing: %j',
    (query) => {
      expect(read(query)).toBeUndefined();
    },
  );
});

it('the first text of an input stands there, and what concerns none stands on top', () => {
  expect(
    textsByField([
      { code: 'CHK320', text: 'One.', place: 'field', field: 'city' },
      { code: 'CHK320', text: 'Two.', place: 'field', field: 'city' },
      { code: 'NO_ANSWER', text: 'Three.', place: 'banner' },
    ]),
  ).toEqual({ city: 'One.', '': 'Three.' });
});
