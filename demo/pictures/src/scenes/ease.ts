export const clamp = (value: number, low = 0, high = 1): number => Math.min(high, Math.max(low, value));

/** Smoothstep: 0 to 1 between two bounds. */
export const smooth = (from: number, to: number, value: number): number => {
  const t = clamp((value - from) / (to - from));
  return t * t * (3 - 2 * t);
};

/** Linear interpolation. */
export const mix = (a: number, b: number, t: number): number => a + (b - a) * t;
