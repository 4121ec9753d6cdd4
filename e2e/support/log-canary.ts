import { american, spaniard } from './shopper.ts';

/** What the tests type about people; none of it may ever stand in a log line of the shop. */
const PERSONAL: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['an e-mail address', /(?:@|%40)example\.(?:com|org)/i],
  ['a password', /Trail-running-2026|Alpine-start-0430|Wrong-password-1|Northfell-2026/],
  ['an address', new RegExp([american, spaniard].map(({ addressLine1 }) => addressLine1).join('|'))],
  ['a phone', new RegExp(american.phone)],
  ['a card number', /4242[ -]?4242[ -]?4242/],
  ['a header of secrets', /"(?:authorization|cookie|set-cookie)"/i],
  ['a token', /\bBearer [\w.~-]{20,}|\beyJ[\w-]{20,}/],
];

/** Reads along with the logs of the shop's own servers. */
export function logCanary() {
  const problems = new Set<string>();
  return {
    read: (server: string, line: string): void => {
      if (server === 'parties') return;
      for (const [name, pattern] of PERSONAL)
        if (pattern.test(line))
          problems.add(
            `${server} logs ${name}: ${line.replace(new RegExp(pattern, 'gi'), '<…>').slice(0, 400)}`,
          );
    },
    /**
     * Ends the run in an error when a line named somebody.
     * @throws with the lines, without what they named
     */
    check: (): void => {
      if (problems.size > 0) throw new Error([...problems].join('\n'));
    },
  };
}
