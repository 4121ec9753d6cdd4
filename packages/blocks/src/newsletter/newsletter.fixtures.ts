import type { NewsletterPort } from '../context/block-ports.ts';
import { blockOf } from '../testing/parse.fixtures.ts';

export const newsletterJson = {
  id: 'news',
  title: 'Stories, twice a month',
  subtitle: 'Trips, repairs and what is new. No noise.',
  campaignName: 'autumn',
  showHint: true,
};

export const newsletter = (overrides: Readonly<Record<string, unknown>> = {}) =>
  blockOf('Newsletter', { ...newsletterJson, ...overrides });

/** Rejects addresses at rejected.example only. */
export const newsletterPort = (overrides: Partial<NewsletterPort> = {}): NewsletterPort => ({
  action: '/newsletter',
  check: ({ email, policy }) =>
    Promise.resolve({
      email: email.trim() === '' ? 'required' : /@.+\./.test(email) ? undefined : 'email',
      policy: policy ? undefined : 'requiredCheckbox',
    }),
  subscribe: ({ email }) =>
    Promise.resolve(
      email.endsWith('@rejected.example')
        ? { ok: false, message: 'We cannot write to this address.' }
        : { ok: true },
    ),
  ...overrides,
});
