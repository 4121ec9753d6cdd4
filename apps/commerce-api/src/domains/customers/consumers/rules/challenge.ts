import { timingSafeEqual } from 'node:crypto';

/** Wrong codes that end a challenge. */
const MAX_TRIES = 5;
/** Open challenges that stop further mail to an address. */
const MAX_OPEN = 5;
/** How long a challenge and its proof are valid, in milliseconds. */
export const CHALLENGE_MS = 10 * 60_000;

/** Whether another mail is sent; the response is the same. */
export const isWorthMail = (open: number): boolean => open < MAX_OPEN;

/** Whether a code proves a challenge, in constant time. */
export function provesCode(
  challenge: { readonly codeHash: string; readonly email: string; readonly tries: number },
  given: { readonly hash: string; readonly email: string },
): boolean {
  if (challenge.tries >= MAX_TRIES || challenge.email !== given.email) return false;
  const [known, hash] = [Buffer.from(challenge.codeHash), Buffer.from(given.hash)];
  return known.length === hash.length && timingSafeEqual(known, hash);
}
