// Generated from openapi/ by `npm run codegen`. Do not edit.
import type { ServiceTraits } from '../core/traits.ts';

export const traits: ServiceTraits = {
  name: 'experimentation',
  common: ['empty', 'external'],
  but: {
    'GET /v2/zaius.gif': ['bytes', 'external'],
    'POST /v3/graphql': ['external'],
  },
  botActions: {},
  timeoutsMs: {},
};
