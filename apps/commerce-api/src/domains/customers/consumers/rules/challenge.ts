import { timingSafeEqual } from 'node:crypto';

/** Wrong codes after which a question is not answered any more. */
const MAX_TRIES = 5;
/** Open questions of an address after which no more mail goes there. */
const MAX_OPEN = 5;
/** How long a question may be answered, and its answer be used. */
export const CHALLENGE_MS = 10 * 60_000;

/** Whether an address is written to once more; whoever asks is answered alike. */
export const isWorthMail = (open: number): boolean => open < MAX_OPEN;

/** Whether a code answers a question. */
export function provesCode(
  challenge: { readonly codeHash: string; readonly email: string; readonly tries: number },
  given: { readonly hash: string; readonly email: string },
): boolean {
  if (challenge.tries >= MAX_TRIES || challenge.email !== given.email) return false;
  const [known, hash] = [Buffer.from(challenge.codeHash), Buffer.from(given.hash)];
  return known.length === hash.length && timingSafeEqual(known, hash);
}
