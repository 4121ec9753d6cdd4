import { american, spaniard } from './shopper.ts';

/** Personal data of the tests, which must never be in a log, an address or a public page. */
const PERSONAL: readonly (readonly [name: string, pattern: RegExp])[] = [
  // The shop's own fields use name@example.com as an example.
  ['an e-mail address', /(?<!\bname)(?:@|%40)example\.(?:com|org)/i],
  ['a password', /Trail-running-2026|Alpine-start-0430|Wrong-password-1|Northfell-2026/],
  [
    'an address',
    new RegExp(
      [american, spaniard]
        .map(({ addressLine1 }) => addressLine1.replaceAll(' ', String.raw`(?:[ +]|%20)`))
        .join('|'),
    ),
  ],
  ['a phone', new RegExp(american.phone)],
  ['a card number', /4242[ -]?4242[ -]?4242/],
  ['a header of secrets', /"(?:authorization|cookie|set-cookie)"/i],
  ['a token', /\bBearer [\w.~-]{20,}|\beyJ[\w-]{20,}/],
];

export const personalDataIn = (text: string): readonly string[] =>
  PERSONAL.filter(([, pattern]) => pattern.test(text)).map(([name]) => name);

export function createLogWatch() {
  const problems = new Set<string>();
  return {
    read: (server: string, line: string): void => {
      if (server === 'providers') return;
      for (const [name, pattern] of PERSONAL)
        if (pattern.test(line))
          problems.add(
            `${server} logs ${name}: ${line.replace(new RegExp(pattern, 'gi'), '<…>').slice(0, 400)}`,
          );
    },
    /** Throws with the redacted lines if any contains personal data. */
    check: (): void => {
      if (problems.size > 0) throw new Error([...problems].join('\n'));
    },
  };
}
