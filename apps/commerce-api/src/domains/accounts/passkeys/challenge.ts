import { randomBytes } from 'node:crypto';

/** How long somebody may take to find their finger, in milliseconds. */
export const CHALLENGE_MS = 5 * 60_000;

/** 256 bits, which nobody guesses. */
export const drawChallenge = (): string => randomBytes(32).toString('base64url');
