import { lightnessOf, withLightness } from './colour.ts';
import type { Ink } from './ink.ts';
import { num } from './path.ts';
import { foldsImage, surfaceImage, type Folds, type Surface } from './relief.ts';

export interface Cloth {
  readonly fill: string;
  readonly folds?: Folds;
  readonly foldStrength?: number;
  readonly surface?: Surface;
  readonly surfaceStrength?: number;
  /** Size of the surface's repeat in picture units. */
  readonly surfaceScale?: number;
  /** Shading of the edges: 0 is a flat sheet, 1 a filled cushion. */
  readonly round?: number;
  /** Width of the rounded edge. */
  readonly depth?: number;
}

const FOLD_VARIANTS = 3;
const STEPS = [0.08, 0.16, 0.25, 0.34, 0.44, 0.54, 0.65, 0.76, 0.88, 1] as const;

/** Shadows keep the hue of the cloth, and are lighter on pale cloth. */
function shadeOf(fill: string): { colour: string; opacity: number } {
  if (!fill.startsWith('#')) return { colour: '#06080c', opacity: 0.048 };
  const lightness = lightnessOf(fill);
  return { colour: withLightness(fill, lightness * 0.34), opacity: lightness > 0.86 ? 0.045 : 0.064 };
}

/** Darker edges away from the light: a few soft strokes instead of a costly blur. */
function rounding(d: string, round: number, depth: number, fill: string): string {
  const shade = shadeOf(fill);
  const rings = (colour: string, opacity: number, shift: number): string => {
    const strokes = STEPS.map((step) => `<path d="${d}" stroke-width="${num(step * depth * 2)}"/>`).join('');
    const at = num(shift * depth);
    return (
      `<g fill="none" stroke="${colour}" stroke-opacity="${(opacity * round).toFixed(3)}" ` +
      `stroke-linejoin="round" transform="translate(${at} ${at})">${strokes}</g>`
    );
  };
  return rings('#fff', 0.019, 0.22) + rings(shade.colour, shade.opacity, -0.16);
}

/** Fills and shades a shape; `inside` is drawn before the light. */
export function piece(ink: Ink, d: string, cloth: Cloth, inside = ''): string {
  const {
    fill,
    folds,
    foldStrength = 0.6,
    surface,
    surfaceStrength = 0.5,
    surfaceScale = 256,
    round = 0.7,
    depth = 60,
  } = cloth;
  const clip = ink.define((id) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`);
  const parts = [`<path d="${d}" fill="${fill}"/>`, inside];
  if (surface) {
    const pattern = ink.define(
      (id) =>
        `<pattern id="${id}" width="${surfaceScale}" height="${surfaceScale}" patternUnits="userSpaceOnUse">` +
        `<image href="${surfaceImage(surface)}" width="${surfaceScale}" height="${surfaceScale}"/></pattern>`,
    );
    parts.push(`<path d="${d}" fill="url(#${pattern})" fill-opacity="${surfaceStrength}"/>`);
  }
  if (folds) {
    const variant = ink.picture.seed % FOLD_VARIANTS;
    const pattern = ink.define(
      (id) =>
        `<pattern id="${id}" width="1200" height="1500" patternUnits="userSpaceOnUse">` +
        `<image href="${foldsImage(folds, variant)}" width="1200" height="1500" preserveAspectRatio="none"/></pattern>`,
    );
    parts.push(`<path d="${d}" fill="url(#${pattern})" fill-opacity="${foldStrength}"/>`);
  }
  if (round > 0) parts.push(rounding(d, round, depth, fill));
  return (
    `<g clip-path="url(#${clip})">${parts.join('')}</g>` +
    `<path d="${d}" fill="none" stroke="#0b0d10" stroke-opacity=".22" stroke-width="1.6"/>`
  );
}

/** A gradient across the shape that it fills. */
export function gradient(
  ink: Ink,
  stops: readonly (readonly [at: number, colour: string, opacity?: number])[],
  angle: 'down' | 'across' = 'down',
): string {
  const direction = angle === 'down' ? 'x2="0" y2="1"' : 'x2="1" y2="0"';
  const id = ink.define(
    (name) =>
      `<linearGradient id="${name}" x1="0" y1="0" ${direction}>${stops
        .map(
          ([at, colour, opacity = 1]) =>
            `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
        )
        .join('')}</linearGradient>`,
  );
  return `url(#${id})`;
}

/** Blurs its content; slow, so use it once or twice in a picture. */
export function soft(ink: Ink, radius: number, markup: string): string {
  if (markup === '') return '';
  const filter = ink.define(
    (id) =>
      `<filter id="${id}" x="-20%" y="-20%" width="140%" height="140%" color-interpolation-filters="sRGB">` +
      `<feGaussianBlur stdDeviation="${num(radius)}"/></filter>`,
  );
  return `<g filter="url(#${filter})">${markup}</g>`;
}
