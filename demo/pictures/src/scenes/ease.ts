/** A value held between two bounds. */
export const clamp = (value: number, low = 0, high = 1): number => Math.min(high, Math.max(low, value));

/** From 0 to 1 as the value passes from one bound to the other, without a kink at either. */
export const smooth = (from: number, to: number, value: number): number => {
  const t = clamp((value - from) / (to - from));
  return t * t * (3 - 2 * t);
};

/** Part of the way from one number to another. */
export const mix = (a: number, b: number, t: number): number => a + (b - a) * t;
