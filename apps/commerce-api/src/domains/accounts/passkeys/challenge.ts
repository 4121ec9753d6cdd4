import { randomBytes } from 'node:crypto';

/** Time to complete a passkey prompt, in milliseconds. */
export const CHALLENGE_MS = 5 * 60_000;

/** 256 random bits. */
export const drawChallenge = (): string => randomBytes(32).toString('base64url');
