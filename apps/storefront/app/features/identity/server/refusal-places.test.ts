import { findCatalogueEntry } from '@haberdash/api-client';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  fakeShopper,
  outcome,
  refusal,
  type Answers,
} from '../../../shared/testing/fake-shopper.fixtures.ts';
import { runForgotPassword, runResetPassword } from './passwords.server.ts';
import { runSignIn } from './sign-in.server.ts';
import { runSignUp } from './sign-up.server.ts';

interface Contract {
  readonly paths: Readonly<
    Record<
      string,
      Readonly<Record<string, { readonly 'x-error-codes'?: Readonly<Record<string, readonly string[]>> }>>
    >
  >;
}

const file = join(import.meta.dirname, '../../../../../../openapi/bundled/consumers.json');
// Our own generated file: its shape is checked where it is made.
const contract = JSON.parse(readFileSync(file, 'utf8')) as Contract;

/** Every code that the contract of a call documents, with its status. */
const codesOf = (path: string): readonly (readonly [code: string, status: number])[] =>
  Object.entries(contract.paths[path]?.['post']?.['x-error-codes'] ?? {}).flatMap(([status, codes]) =>
    codes.map((code) => [code, Number(status)] as const),
  );

const PASSWORD = 'Trail-running-2026';

interface Form {
  readonly form: string;
  readonly path: string;
  readonly run: typeof runSignIn;
  readonly fields: Readonly<Record<string, string>>;
  readonly values?: Readonly<Record<string, string>>;
  /** Codes that stand at an input, by their name in the shop; every other one stands on top of the form. */
  readonly at: Readonly<Record<string, string>>;
}

const FORMS: readonly Form[] = [
  {
    form: 'the sign-in',
    path: '/consumers-v3/auth/signin',
    run: runSignIn,
    fields: { email: 'linh@example.com', password: PASSWORD },
    at: { AUT453: 'email' },
  },
  {
    form: 'the sign-up',
    path: '/consumers-v3/auth/signup',
    run: runSignUp,
    fields: {
      email: 'linh@example.com',
      password: PASSWORD,
      firstName: 'Linh',
      lastName: 'Nguyễn',
      birthDate: '04/17/1991',
      postalCode: '80302',
      brandTerms: 'on',
    },
    at: {
      LOGIN_IN_USE: 'email',
      AUT453: 'email',
      PHONE_NUMBER_ALREADY_IN_USE: 'phone',
      PHONE_NUMBER_ALREADY_IN_USE2: 'phone',
      MISSING_BIRTHDATE: 'birthDate',
      PRO410: 'birthDate',
      FE872: 'password',
    },
  },
  {
    form: 'the forgotten password',
    path: '/consumers-v3/consumer/resetpassword',
    run: runForgotPassword,
    fields: { email: 'linh@example.com' },
    at: { AUT453: 'email' },
  },
  {
    form: 'the new password behind the mailed link',
    path: '/consumers-v3/confirmforgotpassword',
    run: runResetPassword,
    fields: { newPassword: PASSWORD, confirmPassword: PASSWORD },
    values: { 'reset-code': 'code-of-a-mailed-link-0001' },
    at: { AUT452: 'newPassword', FE872: 'newPassword', FE340: 'confirmPassword' },
  },
];

const rules: Answers = {
  'GET /consumers-v3/utilities/countryList/US': {
    body: { countryCode: 'US', fields: {}, provinces: [] },
  },
};

beforeEach(() => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe.each(FORMS)('$form', ({ path, run, fields, values = {}, at }) => {
  const codes = codesOf(path);

  it.each(codes)(
    'says %s (%i) where it belongs, in words, and sends no password back',
    async (code, status) => {
      const { shopper } = fakeShopper(
        { ...rules, [`POST ${path}`]: refusal(code, status) },
        { path: '/sign-in', locale: 'en-us', basketId: undefined, fields, values },
      );
      const { data } = await outcome(run(shopper));
      const id = findCatalogueEntry(code)?.frontEndId ?? code;
      const field = at[id];
      // Of a fault of the service the form says that nobody answered.
      const said = status >= 500 ? 'NO_ANSWER' : id;
      expect(data).toMatchObject({
        refusals: [
          {
            code: said,
            text: expect.stringMatching(/\w{2}.* /),
            ...(field === undefined ? { place: 'banner' } : { place: 'field', field }),
          },
        ],
      });
      expect(JSON.stringify(data)).not.toContain(PASSWORD);
    },
  );

  it('has no place for a code that its contract does not document', () => {
    const known = new Set(codes.map(([code]) => findCatalogueEntry(code)?.frontEndId ?? code));
    expect(Object.keys(at).filter((id) => !known.has(id))).toEqual([]);
  });
});
