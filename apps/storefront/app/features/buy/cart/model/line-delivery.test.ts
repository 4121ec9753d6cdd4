import { describe, expect, it } from 'vitest';
import { cart, cartItem } from '../../../../shared/testing/fake-shopper.fixtures.ts';
import { canChooseDelivery, lineDelivery, wayOf } from './line-delivery.ts';

const option = (
  code: string,
  selected: boolean,
  storeInfo?: { id: string; storeInventory: number; name?: string },
) => ({
  selected,
  shippingMethod: { code, label: `Label of ${code}`, deliveryTime: 'Mon, Nov 23' },
  ...(storeInfo === undefined ? {} : { storeInfo }),
});

describe('how a line is delivered', () => {
  it.each([
    ['pickup', 'pickup'],
    ['sts', 'sts'],
    ['pudo', 'pudo'],
    ['digital', 'digital'],
    ['customs', 'customs'],
    ['standard', 'home'],
    ['a-code-of-tomorrow', 'home'],
  ])('%s is %s', (code, way) => {
    expect(wayOf(code)).toBe(way);
  });

  it('is the selected option, with its store by name', () => {
    const item = cartItem({
      storeId: 'NF-GB-01',
      shippingOptions: [
        option('standard', false),
        option('pickup', true, { id: 'NF-GB-01', storeInventory: 3, name: 'Northfell Covent Garden' }),
      ],
    });
    expect(lineDelivery(item, cart())).toEqual({
      way: 'pickup',
      label: 'Label of pickup',
      time: 'Mon, Nov 23',
      storeId: 'NF-GB-01',
      place: 'Northfell Covent Garden',
    });
  });

  it('names the place of its shipment where the option does not', () => {
    const store = {
      id: 'GB-PUDO-1',
      name: 'Corner shop',
      addressLine1: '1 High Street',
      city: 'Leeds',
      postalCode: 'LS1 1AA',
      countryCode: 'GB',
      openingHours: [],
    };
    const item = cartItem({ shippingId: 'pudo-GB-PUDO-1', shippingOptions: [option('pudo', true)] });
    const shipment = { shippingId: 'pudo-GB-PUDO-1', code: 'pudo', applicableShippingMethods: [], store };
    expect(lineDelivery(item, cart({ shippingMethods: [shipment] }))?.place).toBe('Corner shop');
  });

  it('is not said where the service says nothing', () => {
    expect(lineDelivery(cartItem(), cart())).toBeUndefined();
  });

  it.each([
    ['home', false, true],
    ['pickup', false, true],
    ['digital', false, false],
    ['customs', false, false],
    ['home', true, false],
  ] as const)('%s, given away: %s, can be changed: %s', (way, bonus, can) => {
    expect(canChooseDelivery({ bonus, delivery: { way, label: '' } })).toBe(can);
  });
});
