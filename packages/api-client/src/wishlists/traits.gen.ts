// Generated from openapi/ by `npm run codegen`. Do not edit.
import type { ServiceTraits } from '../core/traits.ts';

export const traits: ServiceTraits = {
  name: 'wishlists',
  common: ['token'],
  but: {
    'GET /wishlists/v2/favorites/{favoriteId}/share': [],
  },
  botActions: {},
  timeoutsMs: {},
};
