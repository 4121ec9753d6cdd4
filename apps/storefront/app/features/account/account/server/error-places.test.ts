import type { Responses } from '../../../../shared/testing/fake-shopper.fixtures.ts';
import { describeErrorPlaces, type RejectedForm } from '../../../../shared/testing/error-places.fixtures.ts';
import { britishRules } from './account.fixtures.ts';
import { runAddress, runNewAddress } from './address.server.ts';
import { runNewCard } from './new-card.server.ts';
import { runPassword } from './password.server.ts';
import { runProfile } from './profile.server.ts';
import { runTrack } from './track.server.ts';
import { runWarranty } from './warranty.server.ts';

const PASSWORD = 'Alpine-start-0430';
const responses: Responses = {
  ...britishRules,
  'GET /consumers-v3/utilities/countryList': {
    body: { countries: [{ code: 'GB', name: 'United Kingdom', dialCode: '44' }] },
  },
};
const options = { consumer: {}, locale: 'en-gb', path: '/account' } as const;
const leaves = { AUT401: '/en-gb/sign-in', AUT404: '/en-gb/sign-in', INVALID_CUSTOMER: '/en-gb/sign-in' };
const address = {
  firstName: 'Aoife',
  lastName: 'O’Neil',
  addressLine1: '84 George Street',
  city: 'Edinburgh',
  postalCode: 'EH2 3BU',
  countryCode: 'GB',
  phone: '0131 555 0142',
};

const FORMS: readonly RejectedForm[] = [
  {
    form: 'the profile',
    method: 'PUT',
    path: '/consumers-v3/consumer',
    run: runProfile,
    fields: {
      firstName: 'Linh',
      lastName: 'Nguyễn',
      phone: '020 7946 0018',
      birthDate: '1991-04-17',
      postalCode: 'SW1A 1AA',
    },
    at: {
      PHONE_NUMBER_ALREADY_IN_USE: 'phone',
      PHONE_NUMBER_ALREADY_IN_USE2: 'phone',
      PRO410: 'birthDate',
      MISSING_BIRTHDATE: 'birthDate',
    },
    leaves,
    responses,
    options,
  },
  {
    form: 'another password',
    path: '/consumers-v3/consumer/changepassword',
    run: runPassword,
    fields: { currentPassword: 'Trail-running-2026', newPassword: PASSWORD, confirmPassword: PASSWORD },
    at: {
      AUT450: 'currentPassword',
      AUT451: 'newPassword',
      AUT452: 'newPassword',
      FE340: 'confirmPassword',
      FE872: 'newPassword',
    },
    ownTexts: ['AUT500'],
    leaves,
    responses,
    options,
  },
  {
    form: 'a new address of the book',
    path: '/consumers-v3/consumer/address',
    run: runNewAddress,
    fields: { ...address, intent: 'save', type: 'S' },
    at: { CHK320: 'addressLine1' },
    leaves,
    responses,
    options,
  },
  {
    form: 'an address of the book',
    method: 'PUT',
    path: '/consumers-v3/consumer/address/{addressId}',
    sent: '/consumers-v3/consumer/address/addr-0001',
    run: (shopper) => runAddress({ ...shopper, params: { ...shopper.params, address: 'addr-0001' } }),
    fields: { ...address, intent: 'save', type: 'S', version: '3' },
    at: { CHK320: 'addressLine1' },
    leaves,
    responses,
    options,
  },
  {
    form: 'a card to be saved',
    path: '/consumers-v3/consumer/payment_instruments',
    run: runNewCard,
    fields: { sessionID: 'session-of-the-frame-1', addressId: 'addr-0001' },
    // The call saves gift cards, too.
    at: {
      CC_EXPIRY_DATE_INVALID: 'card',
      CHK320: 'addressId',
      GFC400: 'giftCard',
      GC_INVALID2: 'giftCard',
      GFC812: 'giftCard',
    },
    leaves,
    responses,
    options,
  },
  {
    form: 'an order looked for by its number',
    path: '/consumers-v3/consumer/TrackOrder',
    run: runTrack,
    fields: { orderNumber: 'NF0012345678', email: 'linh@example.com' },
    at: { ORD400: 'email' },
    options: { locale: 'en-gb', path: '/track-order' },
  },
  {
    form: 'a claim of the warranty',
    path: '/consumers-v3/consumer/warranty',
    run: runWarranty,
    fields: {
      ...address,
      email: 'aoife@example.com',
      productId: 'nf1a2b3cred',
      orderNumber: '',
      purchasedOn: '2024-11-02',
      defect: 'ZIP',
      description: 'The zip splits above the slider.',
      intent: 'send',
    },
    at: { AUT453: 'email' },
    responses,
    options: { locale: 'en-gb', path: '/warranty' },
  },
];

describeErrorPlaces(FORMS, PASSWORD);
