/** The attributes that the shop gives every visitor; an audience may name them (docs/guides/experiment.md). */
export interface Profile {
  readonly device: 'phone' | 'tablet' | 'desktop';
  readonly who: 'guest' | 'customer' | 'member';
  /** Audience segments of the provider that the visitor is in. */
  readonly segments: readonly string[];
}

export const DEVICES = ['desktop', 'tablet', 'phone'] as const satisfies readonly Profile['device'][];
export const WHO = ['guest', 'customer', 'member'] as const satisfies readonly Profile['who'][];

interface Site {
  readonly locale: string;
  readonly language: string;
  readonly brand: string;
  readonly region: string;
  readonly currency: string;
}

/** The attributes of a visitor, by the names that the shop uses. */
export const attributesOf = (
  { device, who }: Pick<Profile, 'device' | 'who'>,
  { locale, language, brand, region, currency }: Site,
): Readonly<Record<string, string | boolean>> => ({
  locale,
  language,
  brand,
  region,
  currency,
  device,
  signed_in: who !== 'guest',
  loyalty_member: who === 'member',
  segment: who === 'member' ? 'Loyalty' : '',
});

/** The profile of an address; invalid values count as absent, and segments that the project does not use are dropped. */
export const readProfile = (parameters: URLSearchParams, known: readonly string[]): Profile => ({
  device: DEVICES.find((device) => device === parameters.get('device')) ?? 'desktop',
  who: WHO.find((who) => who === parameters.get('who')) ?? 'guest',
  segments: parameters.getAll('segment').filter((name) => known.includes(name)),
});

const label = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "Member on a phone, in menders". */
export const profileLabel = ({ device, who, segments }: Profile): string =>
  `${label(who)} on a ${device}${segments.length === 0 ? '' : `, in ${segments.join(' and ')}`}`;

/** The profiles of the comparison: every kind of shopper, a phone, and each segment. */
export const comparedProfiles = (segments: readonly string[]): readonly Profile[] => [
  ...WHO.map((who): Profile => ({ device: 'desktop', who, segments: [] })),
  ...WHO.map((who): Profile => ({ device: 'phone', who, segments: [] })),
  ...segments.slice(0, 4).map((name): Profile => ({ device: 'desktop', who: 'guest', segments: [name] })),
];
