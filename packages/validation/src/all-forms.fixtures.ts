import type * as v from 'valibot';
import { addressSchema } from './address.ts';
import { eventRegistrationSchema } from './event-registration.ts';
import * as forms from './forms.ts';
import * as passwords from './password-forms.ts';
import { previewSchema } from './preview.ts';
import { profileSchema } from './profile.ts';
import { contactSchema, newsletterSchema } from './shopper-forms.ts';
import { loyaltySignUpSchema, signUpSchema, simplifiedSignUpSchema } from './sign-up.ts';
import type { SignUpOptions } from './site-settings.ts';

const options: SignUpOptions = {
  birthDate: { format: 'DD/MM/YYYY', today: '2026-06-15', minimumAge: 16 },
  needs: ['birthDate', 'gender', 'phone', 'postalCode', 'policy'],
  genders: ['female', 'male'],
  rules: {
    countryCode: 'CA',
    fields: { postalCode: { maskFormat: 'AXA XAX', capitalize: true }, city: { capitalize: true } },
    provinces: [{ code: 'ON', name: 'Ontario' }],
  },
};

/** Every form of the package with the fields it reads. */
export const allForms: readonly (readonly [
  name: string,
  schema: v.GenericSchema,
  fields: readonly string[],
])[] = [
  ['sign-in', forms.signInSchema, ['email', 'password']],
  ['contact e-mail', forms.contactEmailSchema, ['email', 'newsletterConsent']],
  ['promo code', forms.couponSchema, ['code']],
  ['gift card', forms.giftCardSchema, ['code', 'pin']],
  ['quantity', forms.quantitySchema(), ['qty']],
  ['add to cart', forms.addToCartSchema(), ['productId', 'qty', 'storeId']],
  ['newsletter', newsletterSchema, ['email', 'policy']],
  [
    'contact',
    contactSchema,
    ['firstName', 'lastName', 'email', 'category', 'subject', 'orderNumber', 'message'],
  ],
  [
    'event registration',
    eventRegistrationSchema({ days: ['2026-06-12', '2026-06-13'] }),
    ['eventId', 'plusOne', 'attendingDays', 'eventTermsAccepted'],
  ],
  ['preview', previewSchema(['hero']), ['docType', 'layoutVariant', 'limit']],
  ['forgotten password', passwords.forgotPasswordSchema, ['email']],
  ['password reset', passwords.passwordResetSchema, ['newPassword', 'confirmPassword']],
  ['password change', passwords.passwordChangeSchema, ['currentPassword', 'newPassword', 'confirmPassword']],
  ['simplified sign-up', simplifiedSignUpSchema(options), ['email', 'password', 'policy']],
  [
    'full sign-up',
    signUpSchema(options),
    [
      'firstName',
      'lastName',
      'birthDate',
      'gender',
      'postalCode',
      'phone',
      'phoneCode',
      'email',
      'password',
      'optInAccepted',
      'policy',
    ],
  ],
  [
    'loyalty sign-up',
    loyaltySignUpSchema(options),
    ['firstName', 'lastName', 'birthDate', 'gender', 'postalCode', 'phone', 'phoneCode', 'loyaltyTerms'],
  ],
  [
    'profile',
    profileSchema({ ...options, needs: ['firstName'] }),
    ['firstName', 'lastName', 'birthDate', 'gender', 'postalCode', 'phone', 'phoneCode', 'preferredShoeSize'],
  ],
  [
    'address',
    addressSchema(options.rules),
    [
      'firstName',
      'lastName',
      'addressLine1',
      'addressLine2',
      'city',
      'province',
      'postalCode',
      'country',
      'countryCode',
      'email',
      'phone',
      'phoneCode',
    ],
  ],
];
