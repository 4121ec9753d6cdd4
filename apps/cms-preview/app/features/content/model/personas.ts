import { isInAudience, type AudienceFacts } from '@haberdash/blocks/model';

const GUEST: AudienceFacts = {
  isLoggedIn: false,
  isLoyaltyMember: false,
  isEmployee: false,
  isCartEmpty: true,
  isWranx: false,
  isIpa: false,
  isAthlete: false,
};
const REGISTERED: AudienceFacts = { ...GUEST, isLoggedIn: true };

/** Viewers by name, as the shop would know them (spec 3 §6). */
const FACTS = {
  guest: GUEST,
  'guest-with-cart': { ...GUEST, isCartEmpty: false },
  registered: REGISTERED,
  'registered-with-cart': { ...REGISTERED, isCartEmpty: false },
  'loyalty-member': { ...REGISTERED, isLoyaltyMember: true },
  employee: { ...REGISTERED, isEmployee: true },
  athlete: { ...REGISTERED, isAthlete: true },
  ipa: { ...REGISTERED, isIpa: true },
  wranx: { ...REGISTERED, isWranx: true },
} as const satisfies Readonly<Record<string, AudienceFacts>>;

export type PersonaName = keyof typeof FACTS;

const isPersona = (name: string): name is PersonaName => Object.hasOwn(FACTS, name);
export const PERSONAS: readonly PersonaName[] = Object.keys(FACTS).filter(isPersona);

export const factsOf = (persona: PersonaName): AudienceFacts => FACTS[persona];

export const belongsTo = (persona: PersonaName, audience: string): boolean =>
  isInAudience(audience, FACTS[persona]);

/** "Guest with cart". */
export const personaLabel = (name: string): string => {
  const text = name.replaceAll('-', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
};
