// Generated from openapi/ by `npm run codegen`. Do not edit.
import type { ServiceTraits } from '../core/traits.ts';

export const traits: ServiceTraits = {
  name: 'consumers',
  common: ['token'],
  but: {
    'GET /consumers-v3/contactus/categorySubject': [],
    'GET /consumers-v3/utilities/countryList': [],
    'GET /consumers-v3/utilities/countryList/{countryCode}': [],
    'GET /consumers-v3/utilities/stores': [],
    'POST /consumers-v3/auth/passkey/options': [],
    'POST /consumers-v3/auth/passkey/signin': [],
    'POST /consumers-v3/auth/signin': [],
    'POST /consumers-v3/auth/signup': [],
    'POST /consumers-v3/confirmforgotpassword': [],
    'POST /consumers-v3/consumer/TrackOrder': ['token', 'idempotent'],
    'POST /consumers-v3/consumer/loyalty/token': ['token', 'lead-source'],
    'POST /consumers-v3/consumer/purchase/invoice/download': ['token', 'bytes'],
    'POST /consumers-v3/consumer/purchasehistory': ['token', 'idempotent'],
    'POST /consumers-v3/deletion/confirm': [],
    'POST /consumers-v3/subscription/confirm': [],
  },
  botActions: {
    'POST /consumers-v3/auth/signin': 'login',
    'POST /consumers-v3/auth/signup': 'register',
    'POST /consumers-v3/consumer/agent/login': 'login',
  },
  timeoutsMs: {},
};
