import { gradient, piece, type Cloth } from '../kit/cloth.ts';
import type { Tones } from '../kit/colour.ts';
import type { Ink } from '../kit/ink.ts';
import { box, curve, num, type Point, pts } from '../kit/path.ts';
import { stitches } from '../kit/sewing.ts';

export const buckle = ([x, y]: Point, angle: number, size = 1): string =>
  `<g transform="translate(${num(x)} ${num(y)}) rotate(${angle}) scale(${size})"><path d="${box(-44, -34, 88, 68, 14)}" fill="#05070a" fill-opacity=".35" transform="translate(4 7)"/><path d="${box(-44, -34, 88, 68, 14)}" fill="#2a2c2f"/>` +
  `<path d="${box(-30, -20, 26, 40, 6)}" fill="#0e0f11"/><path d="${box(6, -20, 24, 40, 6)}" fill="#0e0f11"/><path d="M-36 -27h72" stroke="#fff" stroke-opacity=".35" stroke-width="3.5" stroke-linecap="round"/></g>`;

/** Where a strap leaves the near side of the sole, its highest point, and the far side. */
export interface Span {
  readonly near: readonly [number, number];
  readonly crest: readonly [number, number];
  readonly far: readonly [number, number];
  readonly height: number;
}

const webbing = { round: 0.9, depth: 34, surface: 'knit', surfaceScale: 84, surfaceStrength: 0.4 } as const;

/** A strap: the front of its near half and the inside of its far half. */
export function strapOver(
  ink: Ink,
  low: number,
  span: Span,
  tones: Tones,
  cloth: Partial<Cloth> = webbing,
): { back: string; front: string } {
  const { near, crest, far, height } = span;
  const high = low - height;
  const face = curve(
    pts`
    ${near[0]} ${low + 14}!, ${near[0] - 8} ${low - height * 0.3}, ${near[0] + (crest[0] - near[0]) * 0.42} ${low - height * 0.74}, ${crest[0]} ${high}!,
    ${(crest[0] + crest[1]) / 2} ${high - 12}, ${crest[1]} ${high - 8}!,
    ${near[1] + (crest[1] - near[1]) * 0.5} ${low - height * 0.68}, ${near[1] + 2} ${low - height * 0.3}, ${near[1]} ${low + 14}!
  `,
    true,
  );
  const lining = curve(
    pts`
    ${crest[0]} ${high}!, ${(crest[0] + crest[1]) / 2} ${high - 12}, ${crest[1]} ${high - 8}!,
    ${far[1] + 14} ${low - height * 0.72}, ${far[1] + 6} ${low - 30}!, ${far[0]} ${low - 30}!, ${far[0] + 4} ${low - height * 0.6}
  `,
    true,
  );
  const inner = gradient(ink, [
    [0, tones.dark],
    [1, tones.deep],
  ]);
  return {
    back: `<path d="${lining}" fill="${inner}"/><path d="${lining}" fill="none" stroke="#05070a" stroke-opacity=".3" stroke-width="2"/>`,
    front:
      `<path d="${face}" fill="#05070a" fill-opacity=".24" transform="translate(7 9)"/>` +
      piece(ink, face, { fill: tones.base, round: 0.9, depth: 34, ...cloth }, stitches(face, tones, 0.5)),
  };
}

/** The padded ankle strap with its buckle. */
export function ankle(ink: Ink, top: number): { back: string; front: string } {
  const far = curve(
    pts`726 ${top - 318}!, 800 ${top - 366}, 930 ${top - 372}, 1030 ${top - 330}!, 1030 ${top - 276}, 930 ${top - 306}, 800 ${top - 300}, 730 ${top - 262}!`,
    true,
  );
  const near = curve(
    pts`722 ${top - 318}!, 790 ${top - 284}, 900 ${top - 272}, 1034 ${top - 334}!, 1046 ${top - 270}!, 910 ${top - 204}, 790 ${top - 216}, 716 ${top - 256}!`,
    true,
  );
  const heel = curve(
    pts`1034 ${top - 330}!, 1066 ${top - 200}, 1070 ${top - 60}!, 1000 ${top - 4}!, 990 ${top - 120}, 972 ${top - 240}!`,
    true,
  );
  const stay = curve(
    pts`742 ${top + 14}!, 770 ${top - 90}, 784 ${top - 232}!, 852 ${top - 224}!, 846 ${top - 90}, 838 ${top + 8}!`,
    true,
  );
  const face = {
    fill: ink.base.base,
    round: 0.9,
    depth: 30,
    surface: 'knit',
    surfaceScale: 90,
    surfaceStrength: 0.35,
  } as const;
  return {
    back: piece(ink, far, {
      fill: ink.trim.light,
      round: 0.8,
      depth: 26,
      surface: 'grain',
      surfaceStrength: 0.3,
    }),
    front:
      piece(ink, stay, face, stitches(stay, ink.base, 0.5)) +
      piece(ink, heel, { ...face, fill: ink.accent.base }, stitches(heel, ink.accent, 0.6)) +
      `<path d="${near}" fill="#05070a" fill-opacity=".3" transform="translate(4 10)"/>` +
      piece(ink, near, face, stitches(near, ink.base, 0.5)) +
      buckle([846, top - 246], 3, 0.9),
  };
}

export const webbingAlong = (
  ink: Ink,
  points: readonly Point[],
  width: number,
  colour = ink.base,
): string => {
  const d = curve(points);
  const weave = ink.define(
    (id) =>
      `<pattern id="${id}" width="10" height="10" patternUnits="userSpaceOnUse" patternTransform="rotate(35)"><path d="M0 5h10" stroke="#fff" stroke-opacity=".16" stroke-width="3"/><path d="M0 9h10" stroke="#05070a" stroke-opacity=".2" stroke-width="2"/></pattern>`,
  );
  return (
    `<g fill="none" stroke-linejoin="round"><path d="${d}" stroke="#05070a" stroke-opacity=".3" stroke-width="${width}" transform="translate(6 12)"/><path d="${d}" stroke="${colour.deep}" stroke-width="${width + 3}"/><path d="${d}" stroke="${colour.base}" stroke-width="${width}"/>` +
    `<path d="${d}" stroke="url(#${weave})" stroke-width="${width}"/><path d="${d}" stroke="${ink.accent.base}" stroke-width="${num(width * 0.18)}"/>` +
    `<path d="${d}" stroke="#fff" stroke-opacity=".16" stroke-width="${num(width * 0.3)}" transform="translate(${num(-width * 0.24)} ${num(-width * 0.2)})"/></g>`
  );
};
