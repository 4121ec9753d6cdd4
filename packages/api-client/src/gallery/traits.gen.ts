// Generated from openapi/ by `npm run codegen`. Do not edit.
import type { ServiceTraits } from '../core/traits.ts';

export const traits: ServiceTraits = {
  name: 'gallery',
  common: ['external'],
  but: {},
  botActions: {},
  timeoutsMs: {},
};
