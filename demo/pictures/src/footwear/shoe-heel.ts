import { gradient, piece } from '../kit/cloth.ts';
import type { Ink } from '../kit/ink.ts';
import { box, CENTRE, curve, mirrored, num, type Point, pts } from '../kit/path.ts';
import { mark, seam, stitches } from '../kit/sewing.ts';
import { fitted, floorShadow } from '../kit/studio.ts';
import { foamColour, upperCloth } from './shoe-cloth.ts';
import { GROUND } from './shoe-shape.ts';
import { isBoot, type ShoeStyle } from './shoe-style.ts';

const closed = (half: readonly Point[]): string => curve(mirrored(half), true);

const lugBlocks = (ink: Ink, y: number, lug: number, wide: number): string =>
  [-2, -1, 0, 1, 2]
    .map((at) => {
      const x = CENTRE + at * wide * 0.4 - wide * 0.15;
      return piece(ink, box(x, y, wide * 0.3, lug, 6), {
        fill: ink.trim.isDark ? '#232427' : ink.trim.dark,
        round: 0.6,
        depth: 10,
      });
    })
    .join('');

interface HeelLines {
  readonly top: number;
  readonly counterTop: number;
  readonly soleTop: number;
  readonly counter: string;
}

function heelDetails(ink: Ink, style: ShoeStyle, { top, counterTop, soleTop, counter }: HeelLines): string {
  const shell = style.toe === 'shell';
  const gored = style.closure === 'gore';
  const tones = style.twoTone ? ink.trim : ink.base;
  const counterFill = shell
    ? ink.trim.isDark
      ? '#2f3134'
      : ink.trim.dark
    : style.twoTone
      ? ink.trim.base
      : ink.base.dark;
  const spine = [26, -26].map((x) =>
    curve(pts`
      ${CENTRE + x * 0.8} ${top + 20}, ${CENTRE + x} ${counterTop},
      ${CENTRE + x * 1.1} ${soleTop + 30}
    `),
  );
  const cup = gored
    ? seam(`M${CENTRE} ${num(top + 20)}V${num(soleTop + 30)}`)
    : `<path d="${counter}" fill="#05070a" fill-opacity=".3" transform="translate(0 -5)"/><path d="${counter}" fill="${counterFill}"/>` +
      (shell ? seam(counter, 0.6) : `<g transform="translate(0 10)">${stitches(counter, tones, 0.5)}</g>`);
  const strip =
    gored || shell
      ? ''
      : `<path d="M${CENTRE - 24} ${num(top)}V${num(soleTop + 30)}H${CENTRE + 24}V${num(top)}Z" fill="${ink.accent.base}" fill-opacity=".9"/>${spine.map((d) => seam(d, 0.7)).join('')}`;
  const rim = (dy: number): string =>
    curve(pts`${CENTRE - 116} ${top + dy + 12}, ${CENTRE} ${top + dy}, ${CENTRE + 116} ${top + dy + 12}`);
  const edge =
    style.collar === 'fur'
      ? `<path d="${rim(22)}" fill="none" stroke="#cdbfa6" stroke-width="66"/><path d="${rim(22)}" fill="none" stroke="#e6dcc8" stroke-width="60" stroke-dasharray="4 6"/>`
      : style.collar === 'drawn'
        ? `<path d="${rim(34)}" fill="none" stroke="${ink.accent.base}" stroke-width="9"/>`
        : `<path d="${rim(62)}" fill="none" stroke="#05070a" stroke-opacity=".4" stroke-width="3"/>`;
  return cup + strip + edge;
}

function oneHeel(ink: Ink, style: ShoeStyle): string {
  const boot = isBoot(style);
  const top = GROUND - style.height - 8;
  const soleTop = GROUND - style.lug - style.foam[1] - 34;
  const wide = style.sole === 'runner' ? 166 : 150;
  const upper = closed(pts`
      0 ${top + 8}, 70 ${top + 2}, 104 ${top + 44}, ${boot ? 106 : 100} ${(top + soleTop) / 2 - 40},
      128 ${soleTop - 90}, ${wide - 12} ${soleTop + 20}!, 0 ${soleTop + 36}
    `);
  const inside = closed(pts`0 ${top - 34}, 64 ${top - 26}, 96 ${top + 30}, 60 ${top + 20}, 0 ${top + 14}`);
  const counterTop = style.toe === 'shell' ? soleTop - 240 : boot ? soleTop - 170 : top + 130;
  const counter = closed(pts`
      0 ${counterTop}, 60 ${counterTop + 8}, 150 ${counterTop + 70}, 180 ${soleTop + 80}!,
      0 ${soleTop + 80}
    `);
  const foam = closed(pts`
      0 ${soleTop + 6}, 100 ${soleTop - 2}, ${wide - 4} ${soleTop - 14}!, ${wide + 14} ${soleTop + 40},
      ${wide + 8} ${GROUND - style.lug}!, 0 ${GROUND - style.lug + 4}
    `);
  const details = heelDetails(ink, style, { top, counterTop, soleTop, counter });
  const loop = curve(pts`
      ${CENTRE - 18} ${top + 30}, ${CENTRE - 20} ${top - 56}, ${CENTRE} ${top - 74},
      ${CENTRE + 20} ${top - 56}, ${CENTRE + 18} ${top + 30}
    `);
  const shade = gradient(ink, [
    [0, '#fff', 0.25],
    [0.4, '#fff', 0],
    [1, '#05070a', 0.3],
  ]);
  return (
    lugBlocks(ink, GROUND - style.lug - 8, style.lug + 6, wide) +
    `<path d="${inside}" fill="${gradient(ink, [
      [0, ink.lining.deep],
      [1, '#0a0b0d'],
    ])}"/>` +
    piece(ink, upper, { ...upperCloth(ink, style), round: 1, depth: 90 }, details) +
    piece(
      ink,
      foam,
      { fill: foamColour(ink, style), round: 0.8, depth: 44, surface: 'grain', surfaceStrength: 0.14 },
      `<path d="${foam}" fill="${shade}"/>${seam(
        curve(pts`
      ${CENTRE - 190} ${GROUND - style.lug - 26}, ${CENTRE} ${GROUND - style.lug - 20},
      ${CENTRE + 190} ${GROUND - style.lug - 26}
    `),
        0.7,
      )}`,
    ) +
    `<path d="${loop}" fill="none" stroke="#05070a" stroke-opacity=".35" stroke-width="20" transform="translate(4 4)"/><path d="${loop}" fill="none" stroke="${ink.accent.base}" stroke-width="17"/>` +
    mark([CENTRE, soleTop + 4 - (boot ? 60 : 40)], ink.accent.isDark ? '#e9e6e0' : '#1d1f22', 0.42)
  );
}

export function drawHeel(ink: Ink, style: ShoeStyle): string {
  const one = oneHeel(ink, style);
  const at = (x: number): string =>
    `<g transform="translate(${x} 0)">${floorShadow(ink, CENTRE, GROUND - 2, 190, 0.9)}${one}</g>`;
  return fitted(
    { left: 240, right: 960, top: GROUND - style.height - 90, bottom: GROUND + 50 },
    at(-186) + at(186),
    {
      width: 860,
      height: 1130,
    },
  );
}
