// Generated from openapi/ by `npm run codegen`. Do not edit.
import type { ServiceTraits } from '../core/traits.ts';

export const traits: ServiceTraits = {
  name: 'consumers',
  common: 't',
  but: {
    'GET /consumers-v3/contactus/categorySubject': '',
    'GET /consumers-v3/utilities/countryList': '',
    'GET /consumers-v3/utilities/countryList/{countryCode}': '',
    'GET /consumers-v3/utilities/stores': '',
    'POST /consumers-v3/auth/passkey/options': '',
    'POST /consumers-v3/auth/passkey/signin': '',
    'POST /consumers-v3/auth/signin': '',
    'POST /consumers-v3/auth/signup': '',
    'POST /consumers-v3/confirmforgotpassword': '',
    'POST /consumers-v3/consumer/TrackOrder': 'ti',
    'POST /consumers-v3/consumer/loyalty/token': 'tl',
    'POST /consumers-v3/consumer/purchase/invoice/download': 'tb',
    'POST /consumers-v3/consumer/purchasehistory': 'ti',
    'POST /consumers-v3/deletion/confirm': '',
    'POST /consumers-v3/subscription/confirm': '',
  },
};
