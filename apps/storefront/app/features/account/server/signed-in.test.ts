import { describe, expect, it } from 'vitest';
import { fakeShopper, outcome, refusal } from '../../../shared/testing/fake-shopper.fixtures.ts';
import { CONSUMER } from './account.fixtures.ts';
import { readProfilePage, runProfile } from './profile.server.ts';

const TO_SIGN_IN = '/en-gb/sign-in?redirect=%2Fen-gb%2Faccount%2Fprofile';
const path = '/account/profile';

describe('a page of the account', () => {
  it('leads a visitor without a token to the sign-in without a call', async () => {
    const { shopper, seen } = fakeShopper({}, { path });
    const session = { ...shopper.session, isKnown: () => false };
    expect(await outcome(readProfilePage({ ...shopper, session }))).toEqual({ to: TO_SIGN_IN });
    expect(seen).toEqual([]);
  });

  it.each([
    ['a guest', 'AUT404', 403],
    ['somebody whose account is no more', 'AUT498', 403],
    ['somebody whose session has ended', 'AUT401', 401],
  ] as const)('leads %s to the sign-in and back', async (_who, code, status) => {
    const { shopper } = fakeShopper({ [CONSUMER]: refusal(code, status) }, { path });
    expect(await outcome(readProfilePage(shopper))).toEqual({ to: TO_SIGN_IN });
  });

  it('leads there from a form, too', async () => {
    const fields = { firstName: 'Linh', lastName: 'Nguyễn', email: 'linh@example.com' };
    const answers = {
      'GET /consumers-v3/utilities/countryList/GB': {
        body: { countryCode: 'GB', fields: {}, provinces: [] },
      },
      'PUT /consumers-v3/consumer': refusal('AUT404', 403),
    };
    const { shopper } = fakeShopper(answers, { fields, path });
    expect(await outcome(runProfile(shopper))).toEqual({ to: TO_SIGN_IN });
  });
});
