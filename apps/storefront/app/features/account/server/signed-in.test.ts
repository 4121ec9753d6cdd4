import { describe, expect, it } from 'vitest';
import { fakeShopper, outcome, refusal } from '../../../shared/testing/fake-shopper.fixtures.ts';
import { CONSUMER, person } from './account.fixtures.ts';
import { readInvoice } from './invoice.server.ts';
import { orderNumber } from './order.fixtures.ts';
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
    ['somebody whom the service takes for a guest', 'AUT404', 403],
    ['somebody whose account is no more', 'AUT498', 403],
    ['somebody whose session has ended', 'AUT401', 401],
  ] as const)(
    'leads %s there, and forgets who it was, or the sign-in would lead back',
    async (_who, code, status) => {
      const values = { 'last-order': 'NF0012345678' };
      const { shopper, values: left } = person({ [CONSUMER]: refusal(code, status) }, { path, values });
      expect(await outcome(readProfilePage(shopper))).toEqual({ to: TO_SIGN_IN });
      expect([...left]).toEqual([]);
    },
  );

  it('leads there from a form, too', async () => {
    const fields = { firstName: 'Linh', lastName: 'Nguyễn', email: 'linh@example.com' };
    const answers = {
      'GET /consumers-v3/utilities/countryList/GB': {
        body: { countryCode: 'GB', fields: {}, provinces: [] },
      },
      'PUT /consumers-v3/consumer': refusal('AUT404', 403),
    };
    const { shopper } = person(answers, { fields, path });
    expect(await outcome(runProfile(shopper))).toEqual({ to: TO_SIGN_IN });
  });
});
