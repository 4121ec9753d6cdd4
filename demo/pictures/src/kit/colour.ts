export interface Tones {
  readonly base: string;
  readonly light: string;
  readonly glow: string;
  readonly dark: string;
  readonly deep: string;
  /** Visible on the base, for stitches and seams. */
  readonly stitch: string;
  readonly isDark: boolean;
}

type Lab = readonly [lightness: number, a: number, b: number];

const HEX = /^#[0-9a-f]{6}$/i;
const toLinear = (value: number): number =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
const toGamma = (value: number): number =>
  value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;

const toLab = (hex: string): Lab => {
  const code = HEX.test(hex) ? hex : '#808080';
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) =>
    toLinear(Number.parseInt(code.slice(at, at + 2), 16) / 255),
  );
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
};

const toHex = ([lightness, a, b]: Lab): string => {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const bytes = linear.map((value) => Math.round(255 * toGamma(Math.min(1, Math.max(0, value)))));
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
};

/** The colour with a perceived lightness of 0 to 1. */
export const withLightness = (hex: string, lightness: number): string => {
  const [, a, b] = toLab(hex);
  return toHex([lightness, a, b]);
};

/** Perceived lightness, 0 to 1. */
export const lightnessOf = (hex: string): number => toLab(hex)[0];

/** Interpolates two colours, without the grey of mixing in RGB. */
export const blend = (from: string, to: string, amount: number): string => {
  const start = toLab(from);
  const end = toLab(to);
  const at = (index: 0 | 1 | 2): number => start[index] + (end[index] - start[index]) * amount;
  return toHex([at(0), at(1), at(2)]);
};

/** Limits of black and white, which leave room for folds. */
const BLACKEST = 0.245;
const WHITEST = 0.945;

export function tonesOf(hex: string): Tones {
  const [given, a, b] = toLab(hex);
  const lightness = Math.min(WHITEST, Math.max(BLACKEST, given));
  const shade = (by: number, chroma = 1): string =>
    toHex([Math.min(0.985, Math.max(0.08, lightness + by)), a * chroma, b * chroma]);
  const isDark = lightness < 0.42;
  return {
    base: shade(0),
    light: shade(0.06),
    glow: shade(0.14, 0.85),
    dark: shade(-0.08 - lightness * 0.06, 0.82),
    deep: shade(-0.14 - lightness * 0.16, 0.7),
    stitch: isDark ? shade(0.17, 0.8) : shade(-0.17, 0.75),
    isDark,
  };
}
