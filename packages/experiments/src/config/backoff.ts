import type { Random } from '../ports.ts';

const LADDER_SECONDS = [0, 8, 16, 32, 64, 128, 256, 512];
const MAX_JITTER_MS = 1_000;

/** Delay after consecutive errors: 0, 8, 16 … 512 s, with up to 1 s of jitter (spec 2 §4). */
export function backoffDelayMs(errors: number, random: Random): number {
  const seconds = LADDER_SECONDS[Math.min(errors, LADDER_SECONDS.length - 1)] ?? 0;
  return errors > 0 ? seconds * 1_000 + Math.round(random() * MAX_JITTER_MS) : 0;
}
