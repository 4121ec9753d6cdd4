/** Presses that follow each other so quickly are meant as one. */
export const BURST_MS = 400;

/**
 * Which presses of a button count: one while another is under way does not, nor does one of the same burst; each press
 * after the result is a new one.
 */
export function createOnePress(now: () => number) {
  let isUnderWay = false;
  let begunAt = Number.NEGATIVE_INFINITY;
  return {
    /** Whether this press counts. */
    press(): boolean {
      if (isUnderWay || now() - begunAt < BURST_MS) return false;
      isUnderWay = true;
      begunAt = now();
      return true;
    },
    /** The result is there. */
    settle(): void {
      isUnderWay = false;
    },
  };
}
