import type { Tones } from '../kit/colour.ts';
import type { Ink } from '../kit/ink.ts';
import { curve, num, type Point, pts } from '../kit/path.ts';
import { mark, seam, stitches } from '../kit/sewing.ts';
import { GROUND, HEEL_X, TOE_X, type ShoeShape } from './shoe-shape.ts';
import { isBoot, type ShoeStyle } from './shoe-style.ts';

/** A point on an open line, 0 to 1. */
export function onLine(points: readonly Point[], t: number): Point {
  const position = Math.min(0.9999, Math.max(0, t)) * (points.length - 1);
  const index = Math.floor(position);
  const from = points[index] ?? [0, 0];
  const to = points[index + 1] ?? from;
  const share = position - index;
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}

/** A panel with a thick edge and, unless moulded, stitches. */
const overlay = (d: string, fill: string, tones?: Tones): string =>
  `<path d="${d}" fill="#05070a" fill-opacity=".3" transform="translate(2 5)"/><path d="${d}" fill="${fill}"/>` +
  `<path d="${d}" fill="none" stroke="#fff" stroke-opacity=".2" stroke-width="2.5" transform="translate(1 2)"/><path d="${d}" fill="none" stroke="#05070a" stroke-opacity=".3" stroke-width="1.6"/>` +
  (tones
    ? `<path d="${d}" fill="none" stroke="${tones.stitch}" stroke-opacity=".55" stroke-width="2" stroke-dasharray="6 4" transform="translate(4 6)"/>`
    : '');

const rubber = (ink: Ink): string => (ink.trim.isDark ? '#2a2b2e' : ink.trim.dark);

/** Toe protection: a cap, a low guard, or a rand. */
function toe(ink: Ink, { toeTop }: ShoeShape, style: ShoeStyle): string {
  switch (style.toe) {
    case 'cap':
      return overlay(
        curve(
          pts`${TOE_X - 60} ${GROUND}!, ${TOE_X - 60} ${toeTop - 220}!, 180 ${toeTop - 150}, 262 ${toeTop - 92}, 300 ${toeTop - 34}, 400 ${toeTop - 2}, 470 ${GROUND}!`,
          true,
        ),
        rubber(ink),
      );
    case 'guard':
      return overlay(
        curve(
          pts`${TOE_X - 60} ${GROUND}!, ${TOE_X - 60} ${toeTop - 150}!, 170 ${toeTop - 96}, 250 ${toeTop - 62}, 380 ${toeTop - 40}, 520 ${toeTop - 10}, 600 ${GROUND}!`,
          true,
        ),
        style.twoTone ? ink.accent.base : ink.base.dark,
      );
    case 'rand':
      return overlay(
        curve(
          pts`${TOE_X - 60} ${GROUND}!, ${TOE_X - 60} ${toeTop - 190}!, 168 ${toeTop - 122}, 250 ${toeTop - 84}, 330 ${toeTop - 66}, 520 ${toeTop - 62}, 760 ${toeTop - 70}, 960 ${toeTop - 104}, ${HEEL_X + 50} ${toeTop - 140}!, ${HEEL_X + 50} ${GROUND}!`,
          true,
        ),
        rubber(ink),
      );
    case 'plain':
    case 'shell':
      return '';
  }
}

function side(ink: Ink, shape: ShoeShape, style: ShoeStyle): string {
  const { instep, toeTop } = shape;
  const low = GROUND;
  const second = style.twoTone ? ink.accent : ink.base;
  const fill = style.twoTone ? ink.accent.base : ink.base.light;
  switch (style.side) {
    case 'straps':
      return [0.3, 0.56, 0.8]
        .map((t, index) => {
          const [x, y] = onLine(instep, t * (isBoot(style) ? 0.66 : 1));
          const foot = 500 + index * 128;
          const d = curve(
            pts`${x + 30} ${y + 26}!, ${x + 92} ${y + 46}!, ${foot + 110} ${toeTop - 90}, ${foot + 140} ${low}!, ${foot + 64} ${low}!, ${foot + 40} ${toeTop - 80}`,
            true,
          );
          return overlay(d, index === 1 ? fill : ink.base.dark, index === 1 ? second : ink.base);
        })
        .join('');
    case 'cage':
      return [0.1, 0.36, 0.62, 0.88]
        .flatMap((t, index) => {
          const [x, y] = onLine(instep, t);
          return [-58, 70].map((lean) => {
            const d = curve([
              [x + 26, y + 26],
              [x + 60 + lean * 0.6, (y + toeTop) / 2],
              [468 + index * 120 + lean * 1.3, toeTop + 10],
            ]);
            return `<g fill="none"><path d="${d}" stroke="#05070a" stroke-opacity=".3" stroke-width="15" transform="translate(2 5)"/><path d="${d}" stroke="${fill}" stroke-width="13"/><path d="${d}" stroke="#fff" stroke-opacity=".25" stroke-width="3" transform="translate(-3 -1)"/></g>`;
          });
        })
        .join('');
    case 'weld':
      return [0, 1, 2, 3]
        .map((index) => {
          const x = 470 + index * 96;
          const d = curve(
            pts`${x + 120} ${toeTop - 190 - index * 26}, ${x + 90} ${toeTop - 110}, ${x + 20} ${toeTop - 30}`,
          );
          return `<path d="${d}" fill="none" stroke="${fill}" stroke-opacity=".95" stroke-width="${20 - index * 3}" stroke-linecap="round"/>`;
        })
        .join('');
    case 'quarter': {
      const line = curve(
        pts`452 ${low}!, 486 ${toeTop - 60}, 566 ${toeTop - 172}, 700 ${toeTop - 226}, 860 ${toeTop - 210}, ${HEEL_X + 40} ${toeTop - 220}!`,
      );
      return `${seam(line)}<g transform="translate(6 8)">${stitches(line, ink.base, 0.85)}</g><g transform="translate(13 17)">${stitches(line, ink.base, 0.85)}</g>`;
    }
    case 'quilt':
    case 'plain':
      return '';
  }
}

function counter(ink: Ink, { toeTop, heel }: ShoeShape, style: ShoeStyle): string {
  if (style.toe === 'shell' || style.closure === 'gore') return '';
  const top = isBoot(style) ? toeTop - 210 : (heel[1]?.[1] ?? toeTop) + 34;
  const d = curve(
    pts`${HEEL_X + 60} ${top - 16}!, ${HEEL_X - 60} ${top + 4}, ${HEEL_X - 150} ${toeTop - 120}, ${HEEL_X - 226} ${toeTop + 10}, ${HEEL_X - 250} ${GROUND}!, ${HEEL_X + 60} ${GROUND}!`,
    true,
  );
  return overlay(
    d,
    style.twoTone ? ink.trim.base : ink.base.dark,
    style.upper === 'mesh' ? undefined : ink.base,
  );
}

function eyestay(ink: Ink, { instep }: ShoeShape, style: ShoeStyle): string {
  if (style.eyelets === 0) return '';
  const from = style.closure === 'toe-laces' ? -0.4 : 0;
  const inner = [0, 0.25, 0.5, 0.75, 1].map((t) => onLine(instep, t));
  const start: Point =
    from < 0 ? [296, (inner[0]?.[1] ?? 0) + 44] : [(inner[0]?.[0] ?? 0) - 34, (inner[0]?.[1] ?? 0) + 34];
  const outer = inner.map(([x, y]): Point => [x + 58, y + 66]);
  const d = curve(
    [
      [start[0] - 10, start[1] - 40],
      ...inner.map(([x, y]): Point => [x - 40, y - 40]),
      ...outer.toReversed(),
      [start[0] + 40, start[1] + 44],
    ],
    true,
  );
  return overlay(
    d,
    style.twoTone ? ink.trim.light : ink.base.dark,
    style.upper === 'mesh' ? undefined : ink.base,
  );
}

/** Shade along the sole, light on the toe. */
const form = (ink: Ink, shape: ShoeShape): string => {
  const low = curve(shape.feather);
  const shade = [90, 60, 34, 16].map((width) => `<path d="${low}" stroke-width="${width}"/>`).join('');
  const gleam = curve(pts`190 ${shape.toeTop - 108}, 270 ${shape.toeTop - 128}, 350 ${shape.toeTop - 136}`);
  return `<g fill="none" stroke="${ink.base.deep}" stroke-opacity=".16">${shade}</g><g fill="none" stroke="#fff" stroke-linecap="round" stroke-opacity=".07">${[44, 30, 16].map((width) => `<path d="${gleam}" stroke-width="${width}"/>`).join('')}</g>`;
};

const flex = ({ toeTop }: ShoeShape): string =>
  [0, 1, 2]
    .map((index) => {
      const x = 352 + index * 34;
      const d = curve(
        pts`${x + 14} ${toeTop - 132 - index * 14}, ${x + 22} ${toeTop - 100}, ${x + 8} ${toeTop - 66}`,
      );
      return `<path d="${d}" fill="none" stroke="#05070a" stroke-opacity=".13" stroke-width="7" stroke-linecap="round"/><path d="${d}" fill="none" stroke="#fff" stroke-opacity=".1" stroke-width="5" transform="translate(-8 0)" stroke-linecap="round"/>`;
    })
    .join('');

/** Everything on the upper of a laced shoe, from the sole up. */
export function panels(ink: Ink, shape: ShoeShape, style: ShoeStyle, medial: boolean): string {
  const second =
    style.side === 'cage' || style.side === 'weld' ? ink.base : style.twoTone ? ink.trim : ink.base;
  const badge = isBoot(style)
    ? ([856, GROUND - style.height + 250] as const)
    : ([HEEL_X - 120, shape.toeTop - 84] as const);
  return (
    (style.upper === 'mesh' ? '' : flex(shape)) +
    side(ink, shape, style) +
    form(ink, shape) +
    counter(ink, shape, style) +
    toe(ink, shape, style) +
    eyestay(ink, shape, style) +
    (medial || style.closure === 'gore'
      ? ''
      : mark([badge[0], badge[1]], second.isDark ? '#e9e6e0' : '#1d1f22', isBoot(style) ? 0.8 : 0.66))
  );
}

/** Foam details and shading; a welt has stitches. */
export function soleDetail(ink: Ink, shape: ShoeShape, style: ShoeStyle): string {
  const lower = (dy: number): string => curve(shape.feather.map(([x, y]): Point => [x, y + dy]));
  const depth = Math.max(24, style.foam[0]);
  if (style.sole === 'welted')
    return `<path d="${lower(-2)}" fill="none" stroke="#6b5646" stroke-width="16"/><path d="${lower(-3)}" fill="none" stroke="#d9c7a8" stroke-width="3.4" stroke-dasharray="11 6"/><path d="${lower(16)}" fill="none" stroke="#05070a" stroke-opacity=".5" stroke-width="3"/>`;
  const pod = curve(
    pts`${HEEL_X - 260} ${GROUND - style.lug - 6}!, ${HEEL_X - 200} ${GROUND - style.lug - depth * 0.5}, ${HEEL_X - 40} ${GROUND - style.lug - depth * 0.72}, ${HEEL_X + 40} ${GROUND - style.lug - depth * 0.8}!, ${HEEL_X + 40} ${GROUND}!, ${HEEL_X - 260} ${GROUND}!`,
    true,
  );
  const runner =
    style.sole === 'runner'
      ? `<path d="${pod}" fill="${ink.accent.base}"/>${seam(pod, 0.5)}${seam(curve(pts`${TOE_X - 30} ${shape.toeTop - 6 - style.rocker}, 330 ${shape.toeTop + depth * 0.5}, 600 ${shape.soleTop + depth * 0.36}, 820 ${shape.soleTop + depth * 0.2}, ${HEEL_X + 30} ${shape.soleTop - 8}`), 0.6)}`
      : [0, 1, 2, 3, 4, 5]
          .map((index) => {
            const x = 420 + index * 84;
            return `<path d="M${x} ${num(shape.soleTop + 22)}l-14 ${num(depth * 0.8)}" stroke="#05070a" stroke-opacity=".3" stroke-width="6"/>`;
          })
          .join('');
  return `${runner}<path d="${lower(3)}" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="9"/><path d="M0 ${num(GROUND - style.lug - 12)}H1200V${GROUND}H0Z" fill="#05070a" fill-opacity=".16"/>`;
}
