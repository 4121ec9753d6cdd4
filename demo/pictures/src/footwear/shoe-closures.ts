import type { Ink } from '../kit/ink.ts';
import { box, curve, num, type Point, pts } from '../kit/path.ts';
import { seam, stitches } from '../kit/sewing.ts';
import { onLine } from './shoe-panels.ts';
import { GROUND, type ShoeShape } from './shoe-shape.ts';
import type { ShoeStyle } from './shoe-style.ts';

const lace = (d: string, colour: string, width = 11): string =>
  `<g fill="none" stroke-linecap="round"><path d="${d}" stroke="#05070a" stroke-opacity=".36" stroke-width="${width + 2}" transform="translate(2 4)"/><path d="${d}" stroke="${colour}" stroke-width="${width}"/>` +
  `<path d="${d}" stroke="#fff" stroke-opacity=".26" stroke-width="${num(width * 0.34)}" stroke-dasharray="3 4" transform="translate(-1 -2)"/></g>`;

function rows(ink: Ink, line: readonly Point[], style: ShoeStyle): string {
  const count = style.eyelets + style.hooks;
  const thin = style.closure === 'quick';
  let eyelets = '';
  let laced = '';
  for (let index = 0; index < count; index += 1) {
    const t = 0.03 + (index / (count - 1)) * 0.92;
    const [x, y] = onLine(line, t);
    const eye: Point = [x + 22, y + 27];
    const far: Point = [x - 22, y - 20];
    const metal = index >= style.eyelets || style.upper === 'leather';
    eyelets += `<circle cx="${num(eye[0])}" cy="${num(eye[1])}" r="8.5" fill="${metal ? '#9a9ea2' : ink.trim.deep}"/><circle cx="${num(eye[0])}" cy="${num(eye[1])}" r="4" fill="#0b0d0f"/>`;
    if (index >= style.eyelets)
      eyelets += `<path d="M${num(eye[0] - 2)} ${num(eye[1] - 12)}q20 2 14 22" fill="none" stroke="#c3c6c8" stroke-width="6.5" stroke-linecap="round"/>`;
    if (index + 1 < count) {
      const [nextX, nextY] = onLine(line, 0.03 + ((index + 1) / (count - 1)) * 0.92);
      laced += lace(
        curve([
          [x - 8, y - 10],
          [(x + nextX) / 2 + 2, (y + nextY) / 2],
          [nextX + 20, nextY + 25],
        ]),
        ink.accent.dark,
        thin ? 5 : 10,
      );
    }
    laced += lace(curve([eye, [x + 4, y - 2], far]), ink.accent.base, thin ? 5 : 11);
  }
  return `<g class="laces">${eyelets}${laced}</g>`;
}

function bow(ink: Ink, [x, y]: Point): string {
  const at: Point = [x + 6, y + 12];
  const loop = (points: readonly Point[]): string =>
    lace(curve([at, ...points.map(([dx, dy]): Point => [at[0] + dx, at[1] + dy]), at]), ink.accent.base);
  const end = (dx: number, dy: number): string =>
    lace(curve([at, [at[0] + dx * 0.3, at[1] + dy * 0.55], [at[0] + dx, at[1] + dy]]), ink.accent.base) +
    `<path d="M${num(at[0] + dx)} ${num(at[1] + dy)}l${num(dx * 0.12)} ${num(dy * 0.16)}" stroke="${ink.trim.deep}" stroke-width="9" stroke-linecap="round"/>`;
  return (
    end(-26, 96) +
    end(60, 88) +
    loop(pts`-46 22, -78 52, -60 66, -24 34`) +
    loop(pts`52 10, 92 30, 86 50, 40 32`) +
    `<ellipse cx="${num(at[0])}" cy="${num(at[1])}" rx="13" ry="11" fill="${ink.accent.light}" stroke="#05070a" stroke-opacity=".4" stroke-width="2"/>`
  );
}

const slider = (ink: Ink, [x, y]: Point): string =>
  `${lace(curve(pts`${x} ${y + 4}, ${x - 30} ${y + 40}, ${x - 16} ${y + 92}`), ink.accent.base, 5)}<g transform="translate(${num(x - 8)} ${num(y + 34)}) rotate(24)"><path d="${box(-15, -26, 30, 52, 11)}" fill="#1d1f22"/><path d="M-6 -14v28" stroke="#fff" stroke-opacity=".4" stroke-width="4" stroke-linecap="round"/></g>`;

/** Elastic in both sides of a pull-on boot; ends with the shaft. */
export function gore(ink: Ink, style: ShoeStyle): string {
  const top = GROUND - style.height;
  const d = curve(
    pts`770 ${top - 30}!, 944 ${top - 30}!, 934 ${top + 110}, 902 ${top + 224}, 856 ${top + 262}, 812 ${top + 224}, 780 ${top + 110}`,
    true,
  );
  const clip = ink.define((id) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`);
  const ribs = Array.from(
    { length: 24 },
    (_, index) =>
      `<path d="M${766 + index * 8} ${num(top - 40)}v320" stroke="#05070a" stroke-opacity=".34" stroke-width="3.4"/>`,
  ).join('');
  return (
    `<path d="${d}" fill="${ink.trim.isDark ? '#232528' : ink.trim.dark}"/><g clip-path="url(#${clip})">${ribs}<path d="${d}" fill="none" stroke="#05070a" stroke-opacity=".5" stroke-width="14"/></g>` +
    seam(d) +
    stitches(
      curve(
        pts`754 ${top - 30}, 764 ${top + 114}, 798 ${top + 238}, 856 ${top + 280}, 916 ${top + 238}, 950 ${top + 114}, 960 ${top - 30}`,
      ),
      ink.base,
      0.85,
    )
  );
}

function strap(ink: Ink, { toeTop }: ShoeShape): string {
  const d = curve(pts`560 ${toeTop - 250}!, 640 ${toeTop - 236}, 800 ${toeTop - 214}, 1016 ${toeTop - 234}`);
  return (
    `<path d="${d}" fill="none" stroke="#05070a" stroke-opacity=".35" stroke-width="40" transform="translate(3 7)"/><path d="${d}" fill="none" stroke="${ink.accent.base}" stroke-width="36"/><path d="${d}" fill="none" stroke="#05070a" stroke-opacity=".25" stroke-width="24" stroke-dasharray="2 5"/>` +
    `<g transform="translate(716 ${num(toeTop - 224)}) rotate(8)"><path d="${box(-40, -30, 80, 60, 12)}" fill="#1d1f22"/><path d="${box(-26, -18, 52, 36, 6)}" fill="none" stroke="#6d7277" stroke-width="6"/></g>`
  );
}

export function closure(ink: Ink, shape: ShoeShape, style: ShoeStyle): string {
  const { instep } = shape;
  const top = onLine(instep, 0.97);
  switch (style.closure) {
    case 'laces':
      return rows(ink, instep, style) + bow(ink, top);
    case 'toe-laces': {
      const first = instep[0] ?? [0, 0];
      return rows(ink, [[286, first[1] + 22], [344, first[1] + 12], ...instep], style) + bow(ink, top);
    }
    case 'quick':
      return rows(ink, instep, style) + slider(ink, top);
    case 'gore':
      return '';
    case 'strap':
      return strap(ink, shape);
  }
}

export function collarEdge(ink: Ink, shape: ShoeShape, style: ShoeStyle): string {
  const lower = (dy: number): Point[] => shape.collar.map(([x, y]): Point => [x, y + dy]);
  const bandOf = (dy: number): string => curve([...lower(-70), ...lower(dy).toReversed()], true);
  switch (style.collar) {
    case 'padded': {
      const d = bandOf(style.height > 560 ? 74 : 46);
      const puff = [52, 34, 18]
        .map(
          (width) =>
            `<path d="${curve(lower(14))}" fill="none" stroke="#fff" stroke-opacity=".07" stroke-width="${width}"/>`,
        )
        .join('');
      return `<path d="${d}" fill="${ink.trim.light}"/>${puff}${seam(curve(lower(style.height > 560 ? 74 : 46)), 0.9)}${style.height > 560 ? seam(curve(lower(36)), 0.6) : ''}`;
    }
    case 'sock': {
      const d = bandOf(96);
      const ribs = Array.from({ length: 34 }, (_, index) => {
        const [x, y] = onLine(shape.collar, index / 33);
        return `<path d="M${num(x)} ${num(y - 4)}v98" stroke="#05070a" stroke-opacity=".2" stroke-width="3.4"/>`;
      }).join('');
      return `<path d="${d}" fill="${ink.base.dark}"/>${ribs}${seam(curve(lower(96)), 0.5)}`;
    }
    case 'fur':
      return `<path d="${bandOf(58)}" fill="#cdbfa6"/>${[0, 1, 2].map((row) => `<path d="${curve(lower(row * 22))}" fill="none" stroke="${row % 2 === 0 ? '#e6dcc8' : '#ab9c82'}" stroke-width="26" stroke-dasharray="5 6" stroke-dashoffset="${row * 4}"/>`).join('')}`;
    case 'folded':
      return `${seam(curve(lower(16)), 0.7)}${stitches(curve(lower(22)), ink.base, 0.7)}`;
    case 'drawn': {
      const gathers = Array.from({ length: 22 }, (_, index) => {
        const [x, y] = onLine(shape.collar, index / 21);
        return `<path d="M${num(x)} ${num(y)}q${index % 2 === 0 ? 4 : -4} 34 0 ${52 + (index % 3) * 8}" stroke="#05070a" stroke-opacity=".24" stroke-width="5" fill="none"/>`;
      }).join('');
      return `${gathers}<path d="${curve(lower(26))}" fill="none" stroke="${ink.accent.base}" stroke-width="9"/>${seam(curve(lower(34)), 0.6)}`;
    }
  }
}
