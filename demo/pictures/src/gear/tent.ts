import type { ProductView } from '@haberdash/commerce-api/providers/pictures/provider.ts';
import { cutAmong, type CutOf } from '../picture.ts';
import { gradient, piece, type Cloth } from '../kit/cloth.ts';
import type { Ink } from '../kit/ink.ts';
import { curve, num, type Point, pts } from '../kit/path.ts';
import { mark, seam, zip, zipPull } from '../kit/sewing.ts';
import { fitted, floorShadow, studio } from '../kit/studio.ts';

const FLOOR = 1060;

const fly = (fill: string): Cloth => ({
  fill,
  folds: 'smooth',
  foldStrength: 0.9,
  round: 0.7,
  depth: 90,
});

const pole = (points: readonly Point[]): string => {
  const d = curve(points);
  return `<g fill="none" stroke-linecap="round"><path d="${d}" stroke="#05070a" stroke-opacity=".35" stroke-width="13" transform="translate(4 5)"/><path d="${d}" stroke="#a8874b" stroke-width="11"/><path d="${d}" stroke="#fff" stroke-opacity=".5" stroke-width="3" transform="translate(-2 -2)"/></g>`;
};

const guy = (ink: Ink, from: Point, to: Point): string =>
  `<path d="M${num(from[0])} ${num(from[1])}L${num(to[0])} ${num(to[1])}" stroke="#05070a" stroke-opacity=".18" stroke-width="4" transform="translate(8 6)"/><path d="M${num(from[0])} ${num(from[1])}L${num(to[0])} ${num(to[1])}" stroke="${ink.accent.base}" stroke-width="4.5"/>` +
  `<path d="M${num(to[0] - 2)} ${num(to[1] - 22)}l6 34" stroke="#8d9196" stroke-width="7" stroke-linecap="round"/><circle cx="${num(to[0] + (from[0] - to[0]) * 0.3)}" cy="${num(to[1] + (from[1] - to[1]) * 0.3)}" r="7" fill="#2a2c2f"/>`;

/** `wedge`: two crossing poles; `dome`: four; `tunnel`: hoops in a row; `peak`: one central pole. */
type Form = 'wedge' | 'dome' | 'tunnel' | 'peak';

const FORMS: Readonly<Record<CutOf<'tent'>, Form>> = {
  tent: 'wedge',
  'dome-tent': 'dome',
  'tunnel-tent': 'tunnel',
  'ultralight-tent': 'peak',
};

/** Outer edge of one half of the front, as offsets from the middle. */
const EDGES: Readonly<Record<Form, readonly Point[]>> = {
  wedge: pts`0 470!, 130 520, 270 690, 380 900, 450 ${FLOOR}!`,
  dome: pts`0 420, 180 440, 340 560, 440 760, 480 920, 486 ${FLOOR}!`,
  tunnel: pts`0 520, 150 536, 290 620, 372 780, 396 920, 396 ${FLOOR}!`,
  peak: pts`0 380!, 90 560, 220 780, 390 980, 500 ${FLOOR}!`,
};

interface TentStyle {
  readonly form: Form;
  readonly door: 'open' | 'half' | 'shut';
  readonly stripe: boolean;
}

function polesOf(form: Form): string {
  const edge = (side: 1 | -1, inset: number): Point[] =>
    EDGES[form].map(([x, y]): Point => [600 + side * Math.max(0, x - inset), y]);
  switch (form) {
    case 'wedge':
      return (
        pole(pts`150 ${FLOOR - 4}, 232 860, 350 650, 480 505, 600 462, 660 440`) +
        pole(pts`1050 ${FLOOR - 4}, 968 860, 850 650, 720 505, 600 462, 540 440`)
      );
    case 'dome':
      return (
        pole([...edge(-1, 0), ...edge(1, 0)].toSorted(([a], [b]) => a - b)) +
        pole(pts`220 ${FLOOR - 10}, 340 720, 500 500, 720 424`) +
        pole(pts`980 ${FLOOR - 10}, 860 720, 700 500, 480 424`)
      );
    case 'tunnel':
      return pole([...edge(-1, 0), ...edge(1, 0)].toSorted(([a], [b]) => a - b));
    case 'peak':
      return pole(pts`600 340, 600 400`);
  }
}

const hoops = (ink: Ink): string =>
  [2, 1]
    .map((step) => {
      const shift = step * 96;
      const size = 1 - step * 0.08;
      const line = [...EDGES.tunnel.map(([x, y]): Point => [-x, y]).toReversed(), ...EDGES.tunnel].map(
        ([x, y]): Point => [600 + shift + x * size, FLOOR - step * 26 - (FLOOR - y) * size],
      );
      const d = curve(line, true);
      return piece(ink, d, fly(step === 2 ? ink.base.deep : ink.base.dark)) + pole(line);
    })
    .join('');

function face(ink: Ink, style: TentStyle, back: boolean): string {
  const peak: Point = [600, 470];
  const half = (side: 1 | -1): Point[] =>
    EDGES[style.form].map(([x, y, corner]): Point => [600 + side * x, y, x === 0 ? 1 : (corner ?? 0)]);
  const left = curve([...half(-1), [600, FLOOR + 16, 1]], true);
  const right = curve([...half(1), [600, FLOOR + 16, 1]], true);
  const strip = (side: 1 | -1): string => {
    const at = (x: number, y: number): Point => [600 + side * x, y];
    return style.stripe
      ? `<path d="${curve([at(60, 476), at(200, 600), at(310, 790), at(400, 1080)])}" fill="none" stroke="${ink.accent.base}" stroke-width="56"/>`
      : '';
  };
  const skirt = `<path d="M0 1010H1200V1200H0Z" fill="${ink.trim.base}" fill-opacity=".9"/>${seam('M0 1010H1200', 0.8)}`;
  const sides =
    piece(ink, left, fly(ink.base.base), strip(-1) + skirt) +
    piece(ink, right, { ...fly(ink.base.dark) }, strip(1) + skirt);
  const look = { tape: ink.trim.base, teeth: '#8d9196', pull: ink.accent.base, width: 13 };
  const poles = polesOf(style.form);
  const behind = style.form === 'tunnel' ? hoops(ink) : '';
  const [dx, dy] = EDGES[style.form][2] ?? [300, 740];
  const guys = guy(ink, [600 - dx, dy], [66, FLOOR + 34]) + guy(ink, [600 + dx, dy], [1134, FLOOR + 34]);
  if (back) {
    const vent = curve(pts`520 640!, 600 590!, 680 640!, 660 700!, 540 700!`, true);
    return (
      behind +
      guys +
      sides +
      seam(`M600 470V${FLOOR}`) +
      piece(ink, vent, { fill: ink.trim.base, round: 0.8, depth: 24 }) +
      poles +
      mark([600, 860], ink.base.isDark ? ink.accent.glow : ink.trim.base, 1.1)
    );
  }
  const doorway = curve(
    pts`600 560!, 520 640, 440 820, 404 ${FLOOR + 4}!, 796 ${FLOOR + 4}!, 760 820, 680 640`,
    true,
  );
  const glow = gradient(ink, [
    [0, '#14161a'],
    [0.5, ink.lining.deep],
    [1, '#2a2723'],
  ]);
  const inner = curve(pts`600 610!, 470 900, 452 ${FLOOR}!, 748 ${FLOOR}!, 730 900`, true);
  const mesh = ink.define(
    (id) =>
      `<pattern id="${id}" width="9" height="9" patternUnits="userSpaceOnUse"><path d="M0 0h9M0 0v9" stroke="#f4e9cf" stroke-opacity=".16" stroke-width="1.6"/></pattern>`,
  );
  const floor = curve(pts`430 ${FLOOR + 4}!, 500 990!, 700 990!, 770 ${FLOOR + 4}!`, true);
  const rolled = curve(
    pts`600 556!, 676 640, 752 820, 792 ${FLOOR}!, 838 ${FLOOR - 4}!, 796 800, 706 620`,
    true,
  );
  const flap = curve(pts`600 560!, 520 640, 440 820, 404 ${FLOOR + 4}!, 560 ${FLOOR + 8}!, 586 800`, true);
  const open = `<path d="${doorway}" fill="${glow}"/><path d="${inner}" fill="#e2b96a" fill-opacity=".16"/><path d="${floor}" fill="${ink.accent.dark}" fill-opacity=".7"/><path d="${doorway}" fill="url(#${mesh})"/>${piece(ink, rolled, { fill: ink.base.light, folds: 'crumple', foldStrength: 0.6, round: 1, depth: 22 })}`;
  const door =
    style.door === 'shut'
      ? zip(curve(pts`600 560, 690 660, 770 860, 796 ${FLOOR}`), look) + zipPull([690, 664], look, -30)
      : style.door === 'half'
        ? open + piece(ink, flap, { ...fly(ink.base.base), depth: 40 })
        : open;
  return (
    behind +
    guys +
    sides +
    door +
    (style.door === 'shut'
      ? ''
      : `<path d="${doorway}" fill="none" stroke="${ink.trim.base}" stroke-width="9"/>`) +
    poles +
    (style.form === 'wedge'
      ? `<path d="M560 452q40 -34 80 0l30 64q-70 -30 -140 0z" fill="${ink.trim.base}"/>`
      : '') +
    mark([peak[0] - 260, 930], ink.base.isDark ? ink.accent.glow : ink.trim.base, 0.9)
  );
}

const FLANKS: Readonly<Record<Form, readonly Point[]>> = {
  wedge: pts`110 ${FLOOR}!, 220 820, 360 600, 480 506, 600 486, 760 540, 920 700, 1030 880, 1096 ${FLOOR}!`,
  dome: pts`96 ${FLOOR}!, 130 800, 260 560, 440 450, 600 424, 780 450, 950 560, 1076 800, 1104 ${FLOOR}!`,
  tunnel: pts`90 ${FLOOR}!, 130 760, 240 610, 340 570, 600 560, 860 600, 980 700, 1060 860, 1112 ${FLOOR}!`,
  peak: pts`100 ${FLOOR}!, 330 800, 500 500, 560 390!, 700 560, 900 840, 1104 ${FLOOR}!`,
};

function flankPoles(form: Form): string {
  switch (form) {
    case 'wedge':
    case 'dome':
      return (
        pole(pts`340 ${FLOOR}, 400 780, 480 506, 540 470`) +
        pole(pts`880 ${FLOOR}, 830 800, 740 530, 690 480`)
      );
    case 'tunnel':
      return (
        pole(pts`236 ${FLOOR}, 232 800, 262 604`) +
        pole(pts`600 ${FLOOR}, 604 800, 600 562`) +
        pole(pts`950 ${FLOOR}, 962 840, 928 652`)
      );
    case 'peak':
      return pole(pts`560 350, 560 404`);
  }
}

function flank(ink: Ink, style: TentStyle): string {
  const d = curve([...FLANKS[style.form], [600, FLOOR + 14]], true);
  const [ridge, ridge2] = [pts`340 ${FLOOR}, 400 780, 480 506`, pts`880 ${FLOOR}, 830 800, 740 530`];
  const stripe = style.stripe
    ? `<path d="M60 900Q600 860 1140 900" stroke="${ink.accent.base}" stroke-width="50" fill="none"/>`
    : '';
  const shade = `<path d="M0 400H${440}L340 1100H0Z" fill="#fff" fill-opacity=".07"/><path d="M740 400H1200V1100H880Z" fill="#05070a" fill-opacity=".18"/>`;
  const vent = curve(pts`560 600!, 610 566!, 668 600!, 660 640!, 566 640!`, true);
  return (
    guy(ink, [240, 790], [40, FLOOR + 30]) +
    guy(ink, [1000, 810], [1160, FLOOR + 30]) +
    piece(
      ink,
      d,
      fly(ink.base.base),
      `${stripe}<path d="M0 1014H1200V1200H0Z" fill="${ink.trim.base}" fill-opacity=".9"/>${shade}${seam(curve(ridge))}${seam(curve(ridge2))}`,
    ) +
    flankPoles(style.form) +
    piece(ink, vent, { fill: ink.trim.base, round: 0.8, depth: 20 }) +
    mark([600, 780], ink.base.isDark ? ink.accent.glow : ink.trim.base, 1.2)
  );
}

export function drawTent(ink: Ink, view: ProductView): string {
  const form = FORMS[cutAmong(['tent'], ink.picture)];
  const style: TentStyle = {
    form,
    door: ink.random.pick(['open', 'half', 'shut', 'open']),
    stripe: ink.random.chance(0.5),
  };
  const bounds = { left: 40, right: 1160, top: form === 'peak' ? 330 : 400, bottom: FLOOR + 60 };
  const shadow = floorShadow(ink, 600, FLOOR + 2, 500, 0.9);
  const room = { width: 1090, height: 1200 };
  switch (view) {
    case 'front':
      return studio(ink, fitted(bounds, shadow + face(ink, style, false), room));
    case 'back':
      return studio(ink, fitted(bounds, shadow + face(ink, style, true), room));
    case 'side':
      return studio(ink, fitted(bounds, shadow + flank(ink, style), room));
    case 'detail':
      return studio(ink, shadow + face(ink, style, false), { x: 600, y: 640, zoom: 2 });
  }
}
