import type { AudienceFacts } from '../model/index.ts';
import { blockOf } from '../testing/parse.fixtures.ts';

export const guest = (overrides: Partial<AudienceFacts> = {}): AudienceFacts => ({
  isLoggedIn: false,
  isLoyaltyMember: false,
  isEmployee: false,
  isCartEmpty: true,
  isWranx: false,
  isIpa: false,
  isAthlete: false,
  ...overrides,
});

const line = (id: string, title: string) => ({ type: 'ThinBanner', id, title });

export const segmentationJson = {
  id: 'segments',
  segments: [
    { id: 'loyalty-member', targets: [line('members', 'Members get express delivery')] },
    { id: 'logged-in', targets: [line('known', 'Join our members for free')] },
  ],
  baselines: [line('baseline', 'Sign in for more'), line('second', 'Never shown')],
};

export const segmentation = (overrides: Readonly<Record<string, unknown>> = {}) =>
  blockOf('Segmentation', { ...segmentationJson, ...overrides });

export const experienceJson = {
  id: 'experience',
  experienceId: 'hero_words',
  trackingEvent: 'hero_words_seen',
  baselines: [line('base', 'As ever')],
  variants: [{ name: 'bold', variantId: 'v1', targets: [line('bold', 'Bolder')] }],
};

export const experience = (overrides: Readonly<Record<string, unknown>> = {}) =>
  blockOf('Experience', { ...experienceJson, ...overrides });

export const filterJson = {
  id: 'filter',
  variant: 'byCategory',
  filterBy: ['110100'],
  operator: 'IN',
  components: [line('only', 'For shells only')],
};

export const filter = (overrides: Readonly<Record<string, unknown>> = {}) =>
  blockOf('Filter', { ...filterJson, ...overrides });
