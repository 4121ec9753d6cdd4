import type { EventPort } from '../context/block-ports.ts';
import { blockOf } from '../testing/parse.fixtures.ts';

export const eventSignupJson = {
  id: 'trail-weekend',
  eventId: 'trail-weekend-2026',
  title: 'Trail weekend',
  subtitle: '20 and 21 June, Hathersage',
  richText: '<p>Two mornings on the edges, with shoes to try and soup after.</p>',
  startDate: '2026-06-20T08:00:00Z',
  endDate: '2026-06-21T16:00:00Z',
  enablePlusOne: true,
  confirmationTitle: 'See you in Hathersage',
  confirmationSubtitle: 'We have sent you a mail with all the details.',
};

export const eventSignup = (overrides: Readonly<Record<string, unknown>> = {}) =>
  blockOf('EventSignup', { ...eventSignupJson, ...overrides });

/** A port for a signed-in customer who can join. */
export const eventPort = (overrides: Partial<EventPort> = {}): EventPort => ({
  pageUrl: (eventId) => `/events/${eventId}`,
  join: () => Promise.resolve({ ok: true }),
  isSignedIn: true,
  signInUrl: () => '/sign-in',
  signUpUrl: () => '/sign-up',
  timeZone: 'Europe/London',
  formatDay: (day) => day,
  ...overrides,
});
