const SIGN = '|';

/** Interests as a profile keeps them, joined by pipes: each once, blank ones left out (spec 2 §3). */
export const joinInterests = (interests: readonly string[]): string =>
  [...new Set(interests.map((interest) => interest.replaceAll(SIGN, ' ').trim()))].filter(Boolean).join(SIGN);

/** The interests of a profile; none for one that has none. */
export const splitInterests = (text = ''): readonly string[] => [
  ...new Set(
    text
      .split(SIGN)
      .map((interest) => interest.trim())
      .filter(Boolean),
  ),
];
