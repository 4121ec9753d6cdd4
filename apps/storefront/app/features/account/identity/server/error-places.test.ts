import type { Responses } from '../../../../shared/testing/fake-shopper.fixtures.ts';
import { describeErrorPlaces, type RejectedForm } from '../../../../shared/testing/error-places.fixtures.ts';
import { runForgotPassword, runResetPassword } from './passwords.server.ts';
import { runSignIn } from './sign-in.server.ts';
import { runSignUp } from './sign-up.server.ts';

const rules: Responses = {
  'GET /consumers-v3/utilities/countryList/US': {
    body: { countryCode: 'US', fields: {}, provinces: [] },
  },
};

const PASSWORD = 'Trail-running-2026';

const FORMS: readonly RejectedForm[] = [
  {
    form: 'the sign-in',
    path: '/consumers-v3/auth/signin',
    ownTexts: ['AUT500'],
    run: runSignIn,
    responses: rules,
    fields: { email: 'linh@example.com', password: PASSWORD },
    at: { AUT453: 'email' },
  },
  {
    form: 'the sign-up',
    path: '/consumers-v3/auth/signup',
    ownTexts: ['AUT500'],
    run: runSignUp,
    responses: rules,
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
    ownTexts: ['AUT500'],
    run: runForgotPassword,
    responses: rules,
    fields: { email: 'linh@example.com' },
    at: { AUT453: 'email' },
  },
  {
    form: 'the new password behind the mailed link',
    path: '/consumers-v3/confirmforgotpassword',
    ownTexts: ['AUT500'],
    run: runResetPassword,
    responses: rules,
    fields: { newPassword: PASSWORD, confirmPassword: PASSWORD },
    values: { 'reset-code': 'code-of-a-mailed-link-0001' },
    at: { AUT452: 'newPassword', FE872: 'newPassword', FE340: 'confirmPassword' },
  },
];

describeErrorPlaces(FORMS, PASSWORD);
