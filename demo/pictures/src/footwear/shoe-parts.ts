import { gradient } from '../kit/cloth.ts';
import type { Tones } from '../kit/colour.ts';
import type { Ink } from '../kit/ink.ts';
import { curve, num, type Point, pts } from '../kit/path.ts';
import { mark, seam, stitches } from '../kit/sewing.ts';
import { GROUND, TOE_X, type ShoeShape, type ShoeStyle } from './shoe-shape.ts';

/** A place on an open line of points, from 0 at its start to 1 at its end. */
function onLine(points: readonly Point[], t: number): Point {
  const position = Math.min(0.9999, Math.max(0, t)) * (points.length - 1);
  const index = Math.floor(position);
  const from = points[index] ?? [0, 0];
  const to = points[index + 1] ?? from;
  const share = position - index;
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}

const towards = ([x, y]: Point, dx: number, dy: number): Point => [x + dx, y + dy];

/** A panel with an edge that has thickness and thread. */
const overlay = (d: string, fill: string, ink: Ink, tones = ink.base): string =>
  `<path d="${d}" fill="#05070a" fill-opacity=".32" transform="translate(3 6)"/><path d="${d}" fill="${fill}"/>` +
  `<path d="${d}" fill="none" stroke="#fff" stroke-opacity=".2" stroke-width="2.5" transform="translate(1 2)"/>` +
  `<path d="${d}" fill="none" stroke="#05070a" stroke-opacity=".3" stroke-width="1.6"/><path d="${d}" fill="none" stroke="${tones.stitch}" stroke-opacity=".4" stroke-width="1.8" stroke-dasharray="6 4" transform="translate(3 5)"/>`;

/** Air mesh: rows of small holes. */
export const mesh = (ink: Ink): string =>
  ink.define(
    (id) =>
      `<pattern id="${id}" width="13" height="11" patternUnits="userSpaceOnUse" patternTransform="rotate(-14)"><ellipse cx="3.2" cy="3" rx="2.3" ry="1.7" fill="#05070a" fill-opacity=".42"/><ellipse cx="9.7" cy="8.5" rx="2.3" ry="1.7" fill="#05070a" fill-opacity=".42"/>` +
      `<path d="M0 6h13M0 .5h13" stroke="#fff" stroke-opacity=".12" stroke-width="1"/></pattern>`,
  );

/** Cords that run crosswise from the laces to the sole. */
function lattice(ink: Ink, { soleTop, laceLine }: ShoeShape): string {
  const strips = [0.12, 0.34, 0.56, 0.78, 0.98].flatMap((t, index) => {
    const from = onLine(laceLine, t);
    return [-46, 78].map((lean) =>
      curve([
        towards(from, 8, 10),
        [from[0] + lean * 0.9 + 24, soleTop - 120],
        [430 + index * 94 + lean * 1.5, soleTop + 50],
      ]),
    );
  });
  return strips
    .map(
      (d) =>
        `<g fill="none"><path d="${d}" stroke="#05070a" stroke-opacity=".3" stroke-width="15" transform="translate(2 5)"/><path d="${d}" stroke="${ink.accent.base}" stroke-width="13"/><path d="${d}" stroke="#fff" stroke-opacity=".2" stroke-width="3" transform="translate(-3 -1)"/></g>`,
    )
    .join('');
}

/** What guards both ends: the counter about the heel and a cap or rand at the toe. */
function bumpers(ink: Ink, { soleTop }: ShoeShape, style: ShoeStyle): string[] {
  const { heelX, collarY } = style;
  const parts: string[] = [];
  const counterTop = collarY < 450 ? soleTop - 190 : collarY + 66;
  const counter = curve(
    pts`
      ${heelX + 60} ${counterTop - 20}!, ${heelX - 70} ${counterTop}, ${heelX - 170} ${soleTop - 110},
      ${heelX - 250} ${soleTop + 50}!, ${heelX + 60} ${soleTop + 50}!
    `,
    true,
  );
  parts.push(
    overlay(counter, style.twoTone ? ink.trim.base : ink.base.dark, ink, style.twoTone ? ink.trim : ink.base),
  );
  if (style.toeCap) {
    const cap = curve(
      pts`
      ${TOE_X - 60} ${soleTop + 60}!, ${TOE_X - 60} ${soleTop - 190}!, 206 ${soleTop - 158},
      300 ${soleTop - 112}, 356 ${soleTop - 40}, 470 ${soleTop + 8}, 520 ${soleTop + 60}!
    `,
      true,
    );
    parts.push(overlay(cap, ink.trim.base, ink, ink.trim));
  } else {
    const guard = curve(
      pts`
      ${TOE_X - 60} ${soleTop + 60}!, ${TOE_X - 40} ${soleTop - 110}!, 250 ${soleTop - 54},
      420 ${soleTop - 10}, 560 ${soleTop + 60}!
    `,
      true,
    );
    parts.push(overlay(guard, ink.base.dark, ink));
  }
  return parts;
}

/** The mark on the outer side. */
const sideMark = ([x, y]: Point, tones: Tones): string =>
  mark([x, y], tones.isDark ? '#e9e6e0' : '#1d1f22', 0.95);

/** Panels laid over the upper: toe cap, eyestay, heel counter and what lies between. */
export function overlays(ink: Ink, shape: ShoeShape, style: ShoeStyle, medial: boolean): string {
  const { soleTop, laceLine } = shape;
  const { heelX, collarY } = style;
  const boot = collarY < 450;
  const second = style.twoTone ? ink.accent : ink.base;
  const parts: string[] = [];
  const middle =
    style.overlays === 'panels' ? (style.twoTone ? ink.accent.base : ink.base.light) : ink.base.light;
  if (style.overlays === 'panels') {
    const quarter = curve(
      pts`
      470 ${soleTop + 60}!, 500 ${soleTop - 70}, 560 ${soleTop - 180}, 690 ${soleTop - 220},
      880 ${soleTop - 196}, ${heelX + 40} ${soleTop - 190}!, ${heelX + 40} ${soleTop + 60}!
    `,
      true,
    );
    parts.push(overlay(quarter, middle, ink, second));
  }
  if (style.overlays === 'cage') parts.push(lattice(ink, shape));
  if (style.overlays === 'bands') {
    for (const dx of [0, 150]) {
      const d = curve(
        pts`
      ${500 + dx} ${soleTop - 250}!, ${548 + dx} ${soleTop - 262}!, ${640 + dx} ${soleTop - 90},
      ${690 + dx} ${soleTop + 60}!, ${590 + dx} ${soleTop + 60}!, ${572 + dx} ${soleTop - 100}
    `,
        true,
      );
      parts.push(
        overlay(d, dx === 0 ? ink.base.dark : ink.accent.base, ink, dx === 0 ? ink.base : ink.accent),
      );
    }
  }
  parts.push(...bumpers(ink, shape, style));
  const [first] = laceLine;
  const last = laceLine.at(-1);
  if (first && last) {
    const lower = laceLine.map(([x, y], index): Point => [x + 34 + index * 4, y + 52]);
    const stay = curve(
      [
        towards(first, -46, 6),
        ...laceLine.slice(1).map((point): Point => [point[0] - 30, point[1] - 34]),
        [last[0] + 70, last[1] - 40, 1],
        ...lower.toReversed(),
      ],
      true,
    );
    parts.push(
      overlay(stay, style.twoTone ? ink.trim.light : ink.base.dark, ink, style.twoTone ? ink.trim : ink.base),
    );
  }
  if (boot) {
    for (const dy of [150, 250]) {
      const line = curve(
        pts`690 ${collarY + dy + 30}, 820 ${collarY + dy}, ${heelX - 20} ${collarY + dy - 10}`,
      );
      parts.push(seam(line), `<g transform="translate(0 8)">${stitches(line, ink.base, 0.6)}</g>`);
    }
  }
  if (!medial)
    parts.push(
      sideMark(
        boot ? [heelX - 150, Math.min(collarY + 340, soleTop - 90)] : [heelX - 196, soleTop - 92],
        style.overlays === 'panels' ? second : ink.base,
      ),
    );
  return parts.join('');
}

/** Padding around the ankle, with its topstitched bolster. */
export function collar(ink: Ink, shape: ShoeShape, style: ShoeStyle): string {
  const depth = style.collarY < 450 ? 74 : 58;
  const lower = shape.collarLine.map(([x, y], index): Point => [x - (index === 0 ? 0 : 4), y + depth]);
  const d = curve([...shape.collarLine, ...lower.toReversed()], true);
  const shade = gradient(ink, [
    [0, '#fff', 0.22],
    [0.4, '#fff', 0],
    [1, '#05070a', 0.4],
  ]);
  return `<path d="${d}" fill="${ink.trim.light}"/><path d="${d}" fill="${shade}"/>${seam(curve(lower), 0.9)}`;
}

/** Laces crossing between eyelets, hooks above them on a boot, and a bow. */
export function laces(ink: Ink, shape: ShoeShape, style: ShoeStyle): string {
  const count = style.eyelets + style.hooks;
  const colour = ink.accent.base;
  let eyelets = '';
  let rows = '';
  for (let index = 0; index < count; index += 1) {
    const t = 0.04 + (index / (count - 1)) * 0.9;
    const [x, y] = onLine(shape.laceLine, t);
    const eye: Point = [x + 14, y + 16];
    const far: Point = [x - 34 - t * 8, y - 22];
    const metal = index >= style.eyelets || style.upper === 'leather';
    eyelets += `<circle cx="${num(eye[0])}" cy="${num(eye[1])}" r="10" fill="${metal ? '#8e9296' : ink.trim.deep}"/><circle cx="${num(eye[0])}" cy="${num(eye[1])}" r="5" fill="#0b0d0f"/>`;
    if (index >= style.eyelets)
      eyelets += `<path d="M${num(eye[0] - 4)} ${num(eye[1] - 12)}q18 4 12 24" fill="none" stroke="#c3c6c8" stroke-width="6" stroke-linecap="round"/>`;
    const d = curve([eye, [(eye[0] + far[0]) / 2 - 2, (eye[1] + far[1]) / 2 - 12], far]);
    rows += lace(d, colour);
    if (index + 1 < count) {
      const [nextX, nextY] = onLine(shape.laceLine, 0.04 + ((index + 1) / (count - 1)) * 0.9);
      rows += lace(curve([far, [nextX - 16, nextY - 6], [nextX + 14, nextY + 16]]), ink.accent.dark);
    }
  }
  const [topX, topY] = onLine(shape.laceLine, 0.96);
  const at: Point = [topX - 14, topY - 16];
  const loop = (dx: number, dy: number, bend: number): string =>
    lace(
      curve([
        at,
        [at[0] + dx, at[1] + dy],
        [at[0] + dx * 1.25, at[1] + dy + bend],
        [at[0] + dx * 0.4, at[1] + dy * 0.5 + 24],
        at,
      ]),
      colour,
    );
  const end = (dx: number, dy: number): string =>
    lace(curve([at, [at[0] + dx * 0.4, at[1] + dy * 0.5 - 4], [at[0] + dx, at[1] + dy]]), colour);
  return `${eyelets}${rows}${end(-58, 92)}${end(66, 104)}${loop(-84, 12, 46)}${loop(84, 18, 50)}<ellipse cx="${num(at[0])}" cy="${num(at[1])}" rx="13" ry="11" fill="${ink.accent.light}" stroke="#05070a" stroke-opacity=".4" stroke-width="2"/>`;
}

const lace = (d: string, colour: string): string =>
  `<g fill="none" stroke-linecap="round"><path d="${d}" stroke="#05070a" stroke-opacity=".38" stroke-width="14" transform="translate(2 5)"/><path d="${d}" stroke="${colour}" stroke-width="12.5"/>` +
  `<path d="${d}" stroke="#fff" stroke-opacity=".24" stroke-width="4" stroke-dasharray="3 4" transform="translate(-1 -2)"/><path d="${d}" stroke="#05070a" stroke-opacity=".2" stroke-width="3" transform="translate(1 4)"/></g>`;

/** Foam: sculpted lines, a lit upper edge and shade where it turns under. */
export function midsoleDetail(ink: Ink, shape: ShoeShape, style: ShoeStyle): string {
  const { soleTop } = shape;
  const low = GROUND - style.lug;
  const shade = gradient(ink, [
    [0, '#fff', 0.3],
    [0.3, '#fff', 0],
    [0.7, '#05070a', 0.06],
    [1, '#05070a', 0.38],
  ]);
  const groove = curve(pts`
      ${TOE_X} ${low - 40 - style.rocker}, 320 ${low - 22}, 560 ${low - 34}, 780 ${low - 44},
      ${style.heelX + 30} ${low - 74}
    `);
  const groove2 = curve(
    pts`620 ${low - 18}, 760 ${low - 26}, 900 ${low - 34}, ${style.heelX + 30} ${low - 42}`,
  );
  const pod = curve(
    pts`
      ${style.heelX - 210} ${low - 26}!, ${style.heelX - 150} ${low - 62},
      ${style.heelX - 20} ${low - 72}, ${style.heelX + 14} ${low - 58}!,
      ${style.heelX + 10} ${low - 30}!
    `,
    true,
  );
  return (
    `<path d="M0 ${num(soleTop - 120)}H1200V${GROUND}H0Z" fill="${shade}"/>${seam(groove, 0.8)}${seam(groove2, 0.6)}` +
    `<path d="${pod}" fill="${ink.accent.base}" fill-opacity="${style.midsole > 70 ? 0.9 : 0}"/>${style.midsole > 70 ? seam(pod, 0.5) : ''}`
  );
}
