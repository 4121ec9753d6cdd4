const SIGN = '|';

/** Interests joined by pipes, unique and without blanks, as profiles store them (spec 2 §3). */
export const joinInterests = (interests: readonly string[]): string =>
  [...new Set(interests.map((interest) => interest.replaceAll(SIGN, ' ').trim()))].filter(Boolean).join(SIGN);

export const splitInterests = (text = ''): readonly string[] => [
  ...new Set(
    text
      .split(SIGN)
      .map((interest) => interest.trim())
      .filter(Boolean),
  ),
];
