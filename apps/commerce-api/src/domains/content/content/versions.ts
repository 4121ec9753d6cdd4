export interface Version {
  readonly mode: string;
  readonly locale: string;
  readonly publishFrom: Date | null;
}

/** Rank of a locale: the same, then the same language, then any. */
export const nearness = (own: string, locale: string): number => {
  if (own === locale) return 0;
  return own.slice(0, 2) === locale.slice(0, 2) ? 1 : 2;
};

const draftFirst = ({ mode }: Version): number => (mode === 'preview' ? 0 : 1);
const fromMs = ({ publishFrom }: Version): number => publishFrom?.getTime() ?? -Infinity;

/** The best version: closest locale, then draft before live, then latest publication. */
export const bestVersion = <Row extends Version>(rows: readonly Row[], locale: string): Row | undefined =>
  rows.toSorted(
    (a, b) =>
      nearness(a.locale, locale) - nearness(b.locale, locale) ||
      a.locale.localeCompare(b.locale) ||
      draftFirst(a) - draftFirst(b) ||
      // Two versions without dates are the same row.
      (fromMs(b) === fromMs(a) ? 0 : fromMs(b) - fromMs(a)),
  )[0];
