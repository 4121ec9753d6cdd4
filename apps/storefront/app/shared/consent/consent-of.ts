import type { OptionalCategory } from './visitor-consent.ts';

/** The category of consent (spec 2 §3) that each provider and each storage of the browser waits for. */
export const CONSENT_OF = {
  dataLayer: 'performance',
  googleTag: 'performance',
  collector: 'performance',
  listingOrigins: 'performance',
  browsingMemory: 'functional',
  experiments: 'targeting',
  recommender: 'targeting',
  players: 'targeting',
} as const satisfies Record<string, OptionalCategory>;
