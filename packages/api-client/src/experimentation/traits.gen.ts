// Generated from openapi/ by `npm run codegen`. Do not edit.
import type { ServiceTraits } from '../core/traits.ts';

export const traits: ServiceTraits = {
  name: 'experimentation',
  common: 'ex',
  but: {
    'GET /v2/zaius.gif': 'bx',
    'POST /v3/graphql': 'x',
  },
};
