/** A page number or a gap. */
export type PageItem = number | 'gap';

/** First, last, current and its neighbours; a gap replaces at least two pages. */
export function pageNumbers(page: number, pageCount: number): readonly PageItem[] {
  const shown = Array.from({ length: pageCount }, (_, index) => index + 1).filter(
    (each) => each === 1 || each === pageCount || Math.abs(each - page) <= 1,
  );
  return shown.flatMap((each, index): readonly PageItem[] => {
    const before = shown[index - 1];
    if (before === undefined || each - before === 1) return [each];
    return each - before === 2 ? [each - 1, each] : ['gap', each];
  });
}
