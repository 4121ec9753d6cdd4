/** Somebody whose eyes the content is seen with. */
export const PERSONAS = [
  'guest',
  'guest-with-cart',
  'registered',
  'loyalty-member',
  'employee',
  'athlete',
  'ipa',
  'wranx',
] as const;
export type PersonaName = (typeof PERSONAS)[number];

const REGISTERED = ['logged-in', 'non-loyalty-logged-in', 'non-employee', 'cart-empty'] as const;

/** The audiences that each of them belongs to (spec 3 §6, reading 33: guests are no employees). */
const AUDIENCES_OF: Readonly<Record<PersonaName, readonly string[]>> = {
  guest: ['logged-out', 'non-employee', 'cart-empty'],
  'guest-with-cart': ['logged-out', 'non-employee', 'cart-not-empty'],
  registered: REGISTERED,
  'loyalty-member': ['logged-in', 'loyalty-member', 'non-employee', 'cart-empty'],
  employee: ['logged-in', 'non-loyalty-logged-in', 'employee', 'cart-empty'],
  athlete: [...REGISTERED, 'athlete-profile'],
  ipa: [...REGISTERED, 'ipa', 'ipa-wranx'],
  wranx: [...REGISTERED, 'wranx', 'ipa-wranx'],
};

const AUDIENCES: ReadonlySet<string> = new Set(Object.values(AUDIENCES_OF).flat());
const NOT = 'not-';

/** `not-` before a name means all others; an unknown name nobody. */
export function belongsTo(persona: PersonaName, audience: string): boolean {
  const own = AUDIENCES_OF[persona];
  if (AUDIENCES.has(audience)) return own.includes(audience);
  const negated = audience.startsWith(NOT) ? audience.slice(NOT.length) : undefined;
  return negated !== undefined && AUDIENCES.has(negated) && !own.includes(negated);
}

/** "Guest with cart". */
export const personaLabel = (name: string): string => {
  const text = name.replaceAll('-', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
};
