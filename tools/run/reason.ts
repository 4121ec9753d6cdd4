import { stripVTControlCharacters } from 'node:util';

/** Enough for the errors of a few tests. */
const LONGEST_REASON = 4_000;

/** Why a step failed: failed vitest tests with errors, else the end of the output. */
export function reasonOf(output: string): string {
  const text = stripVTControlCharacters(output).trimEnd();
  const failures = text.search(/^.*Failed (?:Tests|Suites) \d+.*$/m);
  if (failures !== -1) return text.slice(failures, failures + LONGEST_REASON);
  return text.slice(-LONGEST_REASON);
}
