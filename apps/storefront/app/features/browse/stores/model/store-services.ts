import type { Store } from '@haberdash/api-client/stores';

/** What stores do beside selling, in the order in which it is offered as a filter. */
export const STORE_SERVICES = [
  'pickup',
  'returns',
  'repair',
  'fitting',
  'recycling',
] as const satisfies NonNullable<Store['services']>;

export type StoreService = (typeof STORE_SERVICES)[number];

/** The service that an address asks for; one that no store has is none. */
export const serviceOf = (text: string | null): StoreService | undefined =>
  STORE_SERVICES.find((service) => service === text);
