import { describe, expect, it } from 'vitest';
import { addressFields, exampleOf } from './address-fields.ts';

const names = (country: string, rules = {}) =>
  addressFields(country, rules, 'shipping').map(({ name }) => name);

describe('the fields of an address', () => {
  it('stand in the order of the country', () => {
    expect(names('US').slice(-4)).toEqual(['city', 'province', 'postalCode', 'phone']);
    expect(names('DE').slice(-4)).toEqual(['postalCode', 'city', 'province', 'phone']);
  });

  it('leave out what the country does not use', () => {
    expect(names('DE', { fields: { province: { hidden: true } } })).not.toContain('province');
  });

  it('take limits, masks and lists from the country', () => {
    const rules = {
      fields: {
        postalCode: { maskFormat: 'AXA XAX', capitalize: true },
        city: { maxLength: 20 },
        province: { required: true },
      },
      provinces: [{ code: 'ON', name: 'Ontario' }],
    };
    const find = (name: string) =>
      addressFields('CA', rules, 'shipping').find((field) => field.name === name);
    expect(find('postalCode')).toMatchObject({ mask: 'AXA XAX', example: 'A2C 4E6', capitals: true });
    expect(find('postalCode')).not.toHaveProperty('inputMode');
    expect(find('city')).toMatchObject({ required: true });
    expect(find('province')).toMatchObject({ required: true, options: [{ value: 'ON', label: 'Ontario' }] });
  });

  it('ask for digits on a phone where a code has only digits', () => {
    const rules = { fields: { postalCode: { maskFormat: 'XXXXX' } } };
    expect(addressFields('US', rules, 'shipping').find(({ name }) => name === 'postalCode')?.inputMode).toBe(
      'numeric',
    );
  });

  it('tell the browser which address they belong to', () => {
    expect(addressFields('US', {}, 'billing')[0]?.autoComplete).toBe('billing given-name');
  });
});

it.each([
  ['XXXXX', '12345'],
  ['XXXXX-XXXX', '12345-6789'],
])('the example of %s is %s', (mask, example) => expect(exampleOf(mask)).toBe(example));
