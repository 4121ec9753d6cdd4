// Generated from openapi/ by `npm run codegen`. Do not edit.
import type { ServiceTraits } from '../core/traits.ts';

export const traits: ServiceTraits = {
  name: 'content',
  common: ['preview', 'cms'],
  but: {
    'POST /caas/v1/preview/tickets': [],
  },
  botActions: {},
  timeoutsMs: {},
};
