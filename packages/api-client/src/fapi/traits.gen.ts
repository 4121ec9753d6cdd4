// Generated from openapi/ by `npm run codegen`. Do not edit.
import type { ServiceTraits } from '../core/traits.ts';

export const traits: ServiceTraits = {
  name: 'fapi',
  common: ['external'],
  but: {
    'POST /fapi/api/validate-response/{contract}': [],
  },
  botActions: {},
  timeoutsMs: {},
};
