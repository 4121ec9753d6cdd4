import { describe, expect, it } from 'vitest';
import { fakeShopper, outcome, formError } from '../../../../shared/testing/fake-shopper.fixtures.ts';
import { consumer, CONSUMER, person } from './account.fixtures.ts';
import { readInvoice } from './invoice.server.ts';
import { orderNumber } from './order.fixtures.ts';
import { signedOut } from './signed-in.server.ts';
import { readNewAddress, runNewAddress } from './address.server.ts';
import { readProfilePage, runProfile } from './profile.server.ts';

const TO_SIGN_IN = '/en-gb/sign-in?redirect=%2Fen-gb%2Faccount%2Fprofile';
const path = '/account/profile';

describe('a page of the account', () => {
  it('leads a guest to the sign-in without a call', async () => {
    const { shopper, seen } = fakeShopper({}, { path });
    expect(await outcome(readProfilePage(shopper))).toEqual({ to: TO_SIGN_IN });
    expect(seen).toEqual([]);
  });

  it('that offers a file is where the sign-in on the way to the file leads', async () => {
    const page = `/account/orders/${orderNumber}`;
    const { shopper } = fakeShopper({}, { path: `${page}/invoice` });
    const read = { ...shopper, params: { order: orderNumber } };
    const query = new URLSearchParams({ redirect: `/en-gb${page}` });
    expect(await outcome(readInvoice(read))).toEqual({ to: `/en-gb/sign-in?${query}` });
  });

  it.each([
    ['a customer whom the service treats as a guest', 'AUT404', 403],
    ['a customer whose account is deleted', 'AUT498', 403],
    ['a customer whose session has ended', 'AUT401', 401],
  ] as const)(
    'leads %s there, and forgets who it was, or the sign-in would lead back',
    async (_who, code, status) => {
      const values = { 'last-order': 'NF0012345678' };
      const { shopper, values: left } = person({ [CONSUMER]: formError(code, status) }, { path, values });
      expect(await outcome(readProfilePage(shopper))).toEqual({ to: TO_SIGN_IN });
      expect([...left]).toEqual([['flash-guest', '{"codes":["session-ended"]}']]);
    },
  );

  it('leads there from a form, too', async () => {
    const fields = { firstName: 'Linh', lastName: 'Nguyễn', postalCode: 'EH2 3BU' };
    const responses = {
      'GET /consumers-v3/utilities/countryList/GB': {
        body: { countryCode: 'GB', fields: {}, provinces: [] },
      },
      'PUT /consumers-v3/consumer': formError('AUT404', 403),
    };
    const { shopper } = person(responses, { fields, path });
    expect(await outcome(runProfile(shopper))).toEqual({ to: TO_SIGN_IN });
  });
});

describe('a form whose session has ended', () => {
  const GB = 'GET /consumers-v3/utilities/countryList/GB';
  const responses = {
    [GB]: { body: { countryCode: 'GB', fields: {}, provinces: [] } },
    'GET /consumers-v3/utilities/countryList': {
      body: { countries: [{ code: 'GB', name: 'United Kingdom', dialCode: '44' }] },
    },
    'PUT /consumers-v3/consumer': formError('AUT404', 403),
    'POST /consumers-v3/consumer/address': formError('AUT401', 401),
    [CONSUMER]: consumer(),
  };
  const linh = { consumer: { consumerNo: 'C000482913' } };
  const typed = { firstName: 'Linh', lastName: 'Hoàng', postalCode: 'EH2 3BU' };
  const sent = async (fields: Record<string, string> = typed) => {
    const { shopper, values } = person(responses, { ...linh, fields, path });
    expect(await outcome(runProfile(shopper))).toEqual({ to: TO_SIGN_IN });
    return Object.fromEntries(values);
  };

  it('comes back as it was typed, once, and the sign-in says so', async () => {
    const values = await sent();
    expect(values['flash-guest']).toBe('{"codes":["session-ended-in-form"]}');
    const again = person(responses, { ...linh, path, values });
    expect((await readProfilePage(again.shopper)).values).toMatchObject(typed);
    expect((await readProfilePage(again.shopper)).values).toMatchObject({ lastName: 'Nguyễn' });
  });

  it('comes back to nobody else', async () => {
    const other = { consumer: { consumerNo: 'C000000001' } };
    const { shopper, values } = person(responses, { ...other, path, values: await sent() });
    expect((await readProfilePage(shopper)).values).toMatchObject({ lastName: 'Nguyễn' });
    expect(values.has('unsent-form')).toBe(false);
  });

  it('comes back after another request had noticed the end before', async () => {
    const { shopper, values } = fakeShopper(responses, { fields: { ...typed, owner: 'C000482913' }, path });
    await outcome(runProfile(shopper));
    const again = person(responses, { ...linh, path, values: Object.fromEntries(values) });
    expect((await readProfilePage(again.shopper)).values).toMatchObject(typed);
  });

  it.each([
    ['is too long for a cookie', { consumerNo: 'C000482913', values: { text: 'ß'.repeat(1_500) } }],
    ['is of nobody knows whom', { consumerNo: undefined, values: typed }],
  ])('that %s is not kept, and nothing promises it', (_what, unsent) => {
    const { shopper, values } = fakeShopper({}, { path });
    signedOut(shopper, unsent);
    expect([...values]).toEqual([['flash-guest', '{"codes":["session-ended"]}']]);
  });

  it('is an address of the book as well', async () => {
    const address = {
      ...typed,
      addressLine1: '84 George Street',
      city: 'Edinburgh',
      countryCode: 'GB',
      phone: '+441315550142',
      type: 'B',
    };
    const at = '/account/addresses/new';
    const { shopper, values } = person(responses, { ...linh, fields: address, path: at });
    await outcome(runNewAddress(shopper));
    const again = person(responses, { ...linh, path: at, values: Object.fromEntries(values) });
    expect(await readNewAddress(again.shopper)).toMatchObject({
      type: 'B',
      form: { values: { addressLine1: '84 George Street', lastName: 'Hoàng' } },
    });
  });
});
