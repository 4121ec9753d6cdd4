/** Presses within this time count as one. */
export const BURST_MS = 400;

/** Decides which presses of a button count: none while another is pending, and none of the same burst. */
export function createOnePress(now: () => number) {
  let isUnderWay = false;
  let begunAt = Number.NEGATIVE_INFINITY;
  return {
    press(): boolean {
      if (isUnderWay || now() - begunAt < BURST_MS) return false;
      isUnderWay = true;
      begunAt = now();
      return true;
    },
    settle(): void {
      isUnderWay = false;
    },
  };
}
