/** How far counts are from their expected shares: Pearson's chi-square. */
export interface SampleRatio {
  readonly statistic: number;
  readonly degreesOfFreedom: number;
  /** False where chance gives such counts in less than one of a thousand cases: a sample ratio mismatch. */
  readonly isPlausible: boolean;
}

/** The normal quantile of 0.999. */
const Z_OF_THOUSANDTH = 3.0902;
/** The chi-square quantile of 0.999 with one degree of freedom. */
const CRITICAL_OF_ONE = 10.8276;

/** With one degree of freedom exact; with more by Wilson and Hilferty: the cube root of a chi-square is about normal. */
function isFittingAt(statistic: number, degreesOfFreedom: number): boolean {
  if (degreesOfFreedom === 1) return statistic < CRITICAL_OF_ONE;
  const spread = 2 / (9 * degreesOfFreedom);
  const z = (Math.cbrt(statistic / degreesOfFreedom) - (1 - spread)) / Math.sqrt(spread);
  return z < Z_OF_THOUSANDTH;
}

/**
 * Compares counts with shares that sum to 1 over all of them; groups with a share of 0 have to be empty. Without a
 * visitor, or with one group only, every split is plausible.
 */
export function sampleRatio(
  groups: readonly { readonly count: number; readonly share: number }[],
): SampleRatio {
  const total = groups.reduce((sum, { count }) => sum + count, 0);
  const open = groups.filter(({ share }) => share > 0);
  const isImpossible = groups.some(({ share, count }) => share <= 0 && count > 0);
  const statistic = open.reduce((sum, { count, share }) => {
    const expected = total * share;
    return expected === 0 ? sum : sum + (count - expected) ** 2 / expected;
  }, 0);
  const degreesOfFreedom = Math.max(0, open.length - 1);
  const isFitting = degreesOfFreedom === 0 || total === 0 || isFittingAt(statistic, degreesOfFreedom);
  return { statistic, degreesOfFreedom, isPlausible: isFitting && !isImpossible };
}
