/** What decides between versions of a document. */
export interface Version {
  readonly mode: string;
  readonly locale: string;
  readonly publishFrom: Date | null;
}

/** How well a document's locale suits a reader: the same, then the same language, then any. */
export const nearness = (own: string, locale: string): number => {
  if (own === locale) return 0;
  return own.slice(0, 2) === locale.slice(0, 2) ? 1 : 2;
};

const draftFirst = ({ mode }: Version): number => (mode === 'preview' ? 0 : 1);
const fromMs = ({ publishFrom }: Version): number => publishFrom?.getTime() ?? -Infinity;

/**
 * The version that a reader gets of those that are published at a moment: in the locale nearest to the reader's, a
 * draft before what is live, and of those the one that was published last.
 */
export const bestVersion = <Row extends Version>(rows: readonly Row[], locale: string): Row | undefined =>
  rows.toSorted(
    (a, b) =>
      nearness(a.locale, locale) - nearness(b.locale, locale) ||
      a.locale.localeCompare(b.locale) ||
      draftFirst(a) - draftFirst(b) ||
      // Two that were never given a date are the same version, which the table has once.
      (fromMs(b) === fromMs(a) ? 0 : fromMs(b) - fromMs(a)),
  )[0];
