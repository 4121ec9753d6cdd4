import { cutAmong } from '../picture.ts';
import type { Ink } from '../kit/ink.ts';
import { CENTRE, curve, mirrored, type Point, pts } from '../kit/path.ts';
import type { Section, Tube } from '../kit/tube.ts';

export interface DressStyle {
  readonly sleeve: 'none' | 'short' | 'long';
  readonly neck: 'round' | 'shirt' | 'racer';
  readonly front: 'plain' | 'buttons' | 'zip';
  readonly waist: 'seam' | 'cord' | 'belt' | 'none';
  /** Half widths of waist and hem. */
  readonly narrow: number;
  readonly flare: number;
  readonly length: number;
  readonly blocked: boolean;
  readonly striped: boolean;
}

export function dressStyleOf(ink: Ink): DressStyle {
  const { random } = ink;
  const short = ink.picture.audience === 'kids' ? -160 : 0;
  switch (cutAmong(['dress'], ink.picture)) {
    case 'trail-dress':
      return {
        sleeve: 'none',
        neck: 'racer',
        front: 'zip',
        waist: 'cord',
        narrow: 160,
        flare: random.pick([262, 280, 250]),
        length: 1020 + short * 0.6,
        blocked: random.chance(0.5),
        striped: false,
      };
    case 'travel-dress':
      return {
        sleeve: 'short',
        neck: 'shirt',
        front: 'buttons',
        waist: 'belt',
        narrow: 172,
        flare: random.pick([330, 350, 312]),
        length: 1250 + short,
        blocked: false,
        striped: false,
      };
    case 'jersey-dress':
      return {
        sleeve: random.pick(['long', 'short', 'long']),
        neck: 'round',
        front: 'plain',
        waist: 'none',
        narrow: 190,
        flare: random.pick([242, 256, 232]),
        length: 1150 + short,
        blocked: false,
        striped: random.chance(0.45),
      };
  }
}

/** Mirrors the right half of an outline. */
export const closed = (half: readonly Point[]): string => curve(mirrored(half), true);

/** A sleeve on the right (1) or left (-1). */
export const sleeve = (style: DressStyle, side: 1 | -1): Tube => {
  const shoulder: Section = [
    [CENTRE + 130, 250],
    [CENTRE + 188, 226],
  ];
  const tube: Tube =
    style.sleeve === 'long'
      ? [
          shoulder,
          [
            [CENTRE + 176, 380],
            [CENTRE + 258, 340],
          ],
          [
            [CENTRE + 212, 560],
            [CENTRE + 304, 540],
          ],
          [
            [CENTRE + 252, 800],
            [CENTRE + 328, 788],
          ],
        ]
      : [
          shoulder,
          [
            [CENTRE + 178, 370],
            [CENTRE + 276, 330],
          ],
          [
            [CENTRE + 222, 470],
            [CENTRE + 336, 430],
          ],
        ];
  if (side === 1) return tube;
  const flip = ([left, right]: Section): Section => [
    [1200 - right[0], right[1]],
    [1200 - left[0], left[1]],
  ];
  const [first, second, ...rest] = tube;
  return [flip(first), flip(second), ...rest.map(flip)];
};

/** The outline without sleeves; `drop` is the depth of the neck. */
export const outlineOf = (style: DressStyle, drop: number): string => {
  const racer = style.neck === 'racer';
  const shoulder = racer ? 132 : style.sleeve === 'none' ? 158 : 196;
  return closed([
    ...pts`0 ${200 + drop}, 70 ${190 + drop * 0.62}, 96 176!, ${shoulder} ${racer ? 196 : 214}`,
    ...(racer ? pts`${shoulder + 6} 224!, 112 300, 128 380` : pts`${shoulder + 14} 244!, 178 330`),
    ...pts`
      205 430!, ${(style.narrow + 205) / 2 + 4} 560, ${style.narrow} 650, ${style.narrow + (style.flare - style.narrow) * 0.4} ${650 + (style.length - 650) * 0.24},
      ${style.narrow + (style.flare - style.narrow) * 0.82} ${650 + (style.length - 650) * 0.7}, ${style.flare} ${style.length}!,
      ${style.flare * 0.5} ${style.length + 22}, 0 ${style.length + 28}
    `,
  ]);
};
