import { beforeEach, describe, expect, it } from 'vitest';
import { forgetTypedAddress, readTypedAddress, storeTypedAddress } from './typed-address.ts';

const entries = new Map<string, string>();
const tab = {
  getItem: (key: string) => entries.get(key) ?? null,
  setItem: (key: string, value: string) => void entries.set(key, value),
  removeItem: (key: string) => void entries.delete(key),
};
const storage = () => tab;
const NOW = 1_800_000_000_000;
const values = { firstName: 'Ailsa', countryCode: 'GB' };

beforeEach(() => entries.clear());

describe('an address that was typed and not sent', () => {
  it('comes back for the same cart, within half an hour', () => {
    storeTypedAddress(storage, { cartId: 'a', at: NOW, values });
    expect(readTypedAddress(storage, 'a', NOW + 29 * 60_000)).toEqual(values);
    expect(readTypedAddress(storage, 'a', NOW + 31 * 60_000)).toBeUndefined();
    expect(readTypedAddress(storage, 'b', NOW)).toBeUndefined();
  });

  it('is gone once it was sent', () => {
    storeTypedAddress(storage, { cartId: 'a', at: NOW, values });
    forgetTypedAddress(storage);
    expect([...entries]).toEqual([]);
  });

  it.each(['', '[]', 'null', '{"cartId":"a"}', '{"cartId":"a","at":1800000000000,"values":{"x":1}}'])(
    'reads no fields from %j',
    (text) => {
      entries.set('checkout-address', text);
      expect(readTypedAddress(storage, 'a', NOW) ?? {}).toEqual({});
    },
  );

  it('does without storage where the browser rejects it', () => {
    const none = () => {
      throw new Error('denied');
    };
    storeTypedAddress(none, { cartId: 'a', at: NOW, values });
    forgetTypedAddress(none);
    expect(readTypedAddress(none, 'a', NOW)).toBeUndefined();
  });
});
