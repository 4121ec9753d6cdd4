import { describe, expect, it } from 'vitest';

import { rulesOf } from '../../../../shared/countries/address-rules.ts';
import { usAddress } from '../../../../testing/service.ts';
import { isPostBox, checkAddress, type AddressUse } from './address.ts';
import { checkCoupon, type Coupon, type Promotion } from './promotions.ts';
import { validateQuantity } from './quantity.ts';
import { taxOn, taxRuleOf } from './tax.ts';

const now = Date.parse('2026-06-01T00:00:00Z');

describe('a promo code', () => {
  const promotion = { startsAt: null, endsAt: null } as Promotion;
  const coupon = (overrides: Partial<Coupon>): Coupon => ({
    code: 'X',
    startsAt: null,
    endsAt: null,
    maxUses: null,
    used: 0,
    oncePerShopper: false,
    usesByShopper: 0,
    hasOrdered: false,
    ...overrides,
  });
  it.each([
    ['fits', {}, undefined],
    ['starts now', { startsAt: new Date(now) }, undefined],
    ['starts in a moment', { startsAt: new Date(now + 1) }, 'PRM135'],
    ['ends now', { endsAt: new Date(now) }, 'PRM155'],
    ['ends in a moment', { endsAt: new Date(now + 1) }, undefined],
    ['is used up', { maxUses: 2, used: 2 }, 'PRM140'],
    ['has one use left', { maxUses: 2, used: 1 }, undefined],
    ['was used by this shopper', { oncePerShopper: true, usesByShopper: 1 }, 'PRM150'],
    ['has ended and is used up', { endsAt: new Date(now), maxUses: 1, used: 1 }, 'PRM155'],
  ] as const)('that %s gives this error', (_name, overrides, expected) => {
    expect(checkCoupon(coupon(overrides), promotion, now)).toBe(expected);
  });
});

describe('a quantity', () => {
  it.each([
    [1, 0, 10, { ok: false, errorId: 'INV405' }],
    [10, 50, 10, { ok: true }],
    [11, 50, 10, { ok: false, errorId: 'INV406', maxAllowedQty: 10, limitedBy: 'ORDER' }],
    [4, 3, 10, { ok: false, errorId: 'INV406', maxAllowedQty: 3, limitedBy: 'STOCK' }],
  ] as const)('of %i with %i in stock and a limit of %i', (wanted, stock, limit, expected) => {
    expect(validateQuantity(wanted, { stock, limit })).toEqual(expected);
  });

  it.each([
    ['a store that has fewer', { stock: 4, limit: 10 }, { isStore: true, room: 99 }, 'INV407', 4, 'STORE'],
    [
      'a rule below what the store has',
      { stock: 4, limit: 2 },
      { isStore: true, room: 99 },
      'INV406',
      2,
      'ORDER',
    ],
    ['an empty store', { stock: 0, limit: 10 }, { isStore: true, room: 99 }, 'INV407', 0, 'STORE'],
    ['a collection point', { stock: 20, limit: 10 }, { isStore: false, room: 5 }, 'INV407', 5, 'POINT'],
    ['a rule that allows as many as there are', { stock: 3, limit: 3 }, undefined, 'INV406', 3, 'STOCK'],
  ] as const)('is limited by %s', (_name, limits, place, errorId, maxAllowedQty, limitedBy) => {
    expect(validateQuantity(12, limits, place)).toEqual({ ok: false, errorId, maxAllowedQty, limitedBy });
  });
});

describe('tax', () => {
  it('is none in states without one, and a rate elsewhere', () => {
    expect(taxOn(10_000, taxRuleOf('US', 'OR') ?? { included: true, rate: 1, onShipping: false })).toBe(0);
    expect(taxOn(10_000, taxRuleOf('US', 'ny') ?? { included: true, rate: 0, onShipping: false })).toBe(853);
    expect(taxRuleOf('FR', undefined)).toMatchObject({ included: true, rate: 20_000 });
    expect(taxRuleOf('JP', 'X')).toBeUndefined();
  });
});

describe('an address', () => {
  const shipping: AddressUse = {
    purpose: 'shipping',
    shipsTo: ['US'],
    rules: rulesOf('US', 'en') ?? {},
    fieldPrefix: 'addresses.0.',
  };
  const billing: AddressUse = { ...shipping, purpose: 'billing', shipsTo: [], fieldPrefix: '' };
  const codesOf = (overrides: Parameters<typeof usAddress>[0], use = shipping) => {
    const verdict = checkAddress(usAddress(overrides), use);
    return verdict.ok ? [] : verdict.details.map(({ errorId, field }) => `${errorId} ${field ?? ''}`);
  };
  it.each([
    ['a blank phone', { phone: ' ' }, 'SHP410 addresses.0.phone'],
    ['a bad e-mail', { email: 'ann@' }, 'ORD400 addresses.0.email'],
    ['no e-mail', { email: '' }, 'ORD400 addresses.0.email'],
    ['a long city', { city: 'x'.repeat(61) }, 'CHK320 addresses.0.city'],
    ['a one-letter name', { firstName: 'A' }, 'CHK320 addresses.0.firstName'],
    ['a state that is none', { province: 'ZZ' }, 'CHK320 addresses.0.province'],
    ['a postal code of letters', { postalCode: 'ABCDE' }, 'CHK320 addresses.0.postalCode'],
    ['another country', { countryCode: 'MX' }, 'PAY401 addresses.0.countryCode'],
    ['a post box', { addressLine2: 'P.O. Box 12' }, 'SHP500 addresses.0.addressLine1'],
  ] as const)('for a delivery with %s is rejected', (_name, overrides, expected) => {
    expect(codesOf(overrides)).toEqual([expected]);
  });
  it('names every field that is wrong', () => {
    expect(codesOf({ city: '', lastName: '', phone: '' })).toHaveLength(3);
  });
  it('for a bill needs a phone, but no e-mail, and may be a post box anywhere', () => {
    expect(codesOf({ email: '', addressLine1: 'PO Box 1' }, billing)).toEqual([]);
    expect(codesOf({ phone: '' }, billing)).toEqual(['BILL410 phone']);
  });
  it('is kept clean, with its phone in international form', () => {
    const verdict = checkAddress(usAddress({ city: '  Portland ', phone: '(503) 555-0123' }), shipping);
    expect(verdict).toMatchObject({
      ok: true,
      address: { city: 'Portland', phone: '+15035550123', country: 'US' },
    });
  });
  it.each([
    'PO Box 7',
    'p.o.box 7',
    'Post Office Box 7',
    'Postfach 12 34',
    'Boîte postale 4',
    'BP 123',
    'Apartado de Correos 9',
    'Casella Postale 3',
    'Packstation 101',
  ])('at %s is a post box', (addressLine1) => expect(isPostBox({ addressLine1 })).toBe(true));
  it.each(['1 Boxwood Lane', '12 Poboxer Street', 'Postfachweg 3', '5 Rue de la Poste', 'BPM Tower 5'])(
    'at %s is none',
    (addressLine1) => expect(isPostBox({ addressLine1 })).toBe(false),
  );
});
