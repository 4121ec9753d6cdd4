import { gradient, piece, type Cloth } from '../kit/cloth.ts';
import type { Ink } from '../kit/ink.ts';
import { CENTRE, curve, mirrored, num, sliver, type Point, pts } from '../kit/path.ts';
import { cord, seam, stitches, toggle } from '../kit/sewing.ts';
import type { TopShape } from './top-shape.ts';
import type { TopStyle } from './top-styles.ts';

const closed = (half: readonly Point[]): string => curve(mirrored(half), true);
const open = (half: readonly Point[]): string => {
  const right = half.map(([x, y, corner]): Point => [CENTRE + x, y, corner ?? 0]);
  const left = half.slice(1).map(([x, y, corner]): Point => [CENTRE - x, y, corner ?? 0]);
  return curve([...left.toReversed(), ...right]);
};

const dark = (ink: Ink): string =>
  gradient(ink, [
    [0, ink.lining.base],
    [0.35, ink.lining.deep],
    [1, '#0a0c0f'],
  ]);

const label = (x: number, y: number): string =>
  `<rect x="${num(x - 26)}" y="${num(y)}" width="52" height="22" rx="2" fill="#e9e6df" fill-opacity=".9"/>` +
  `<path d="M${num(x - 10)} ${num(y + 15)}l6 -8 4 5 3 -3 6 6" fill="none" stroke="#23262a" stroke-width="1.8"/>`;

/** What is seen behind the front of the neck: the inside of the back, with its label. */
export function neckInside(ink: Ink, shape: TopShape, style: TopStyle): string {
  const { neck, neckY, neckDrop } = shape;
  const rise = style.neck === 'crew' ? 16 : 8;
  const inside = closed(pts`
      0 ${neckY - rise}, ${neck * 0.7} ${neckY - rise + 2}, ${neck + 6} ${neckY - 4}!,
      ${neck} ${neckY + neckDrop}, 0 ${neckY + neckDrop + 40}
    `);
  return `<path d="${inside}" fill="${dark(ink)}"/>${label(CENTRE, neckY + 10)}`;
}

/** A knitted band around a round neck. */
function crewNeck(ink: Ink, shape: TopShape, cloth: Cloth): string {
  const { neck, neckY, neckDrop } = shape;
  const outer = pts`
      0 ${neckY + neckDrop + 24}, ${neck * 0.76} ${neckY + neckDrop * 0.66 + 18},
      ${neck + 20} ${neckY + 8}!
    `;
  const inner = pts`${neck - 5} ${neckY - 4}!, ${neck * 0.7} ${neckY + neckDrop * 0.58}, 0 ${neckY + neckDrop - 5}`;
  const d = closed([...outer, ...inner]);
  return (
    piece(ink, d, { ...cloth, surface: 'knit', surfaceScale: 200, surfaceStrength: 0.3, depth: 14 }) +
    seam(open(outer), 0.6)
  );
}

/** A collar that stands up, closed by the zip or open at its top. */
function standCollar(ink: Ink, shape: TopShape, cloth: Cloth): string {
  const { neck, neckY } = shape;
  const top = neckY - 74;
  const inside = closed(pts`
      0 ${top - 22}, ${neck * 0.6} ${top - 16}, ${neck - 12} ${top + 4}!, ${neck * 0.5} ${top + 34},
      0 ${top + 44}
    `);
  const front = closed(pts`
      0 ${top + 40}, ${neck * 0.55} ${top + 30}, ${neck - 10} ${top}!, ${neck + 2} ${neckY - 20},
      ${neck + 16} ${neckY + 16}!, ${neck * 0.6} ${neckY + 48}, 0 ${neckY + 58}
    `);
  const edge = open(pts`0 ${top + 50}, ${neck * 0.55} ${top + 40}, ${neck - 9} ${top + 10}`);
  return (
    `<path d="${inside}" fill="${dark(ink)}"/>${label(CENTRE, top - 6)}` +
    piece(ink, front, { ...cloth, depth: 34 }, stitches(edge, ink.base, 0.6)) +
    seam(open(pts`0 ${neckY + 58}, ${neck * 0.6} ${neckY + 48}, ${neck + 16} ${neckY + 16}`), 0.8)
  );
}

/** Two pointed collar leaves on a stand. */
function shirtCollar(ink: Ink, shape: TopShape, cloth: Cloth): string {
  const { neck, neckY } = shape;
  const back = closed(pts`
      0 ${neckY - 44}, ${neck * 0.7} ${neckY - 38}, ${neck + 4} ${neckY - 4}!,
      ${neck * 0.7} ${neckY + 6}, 0 ${neckY + 12}
    `);
  const stand = closed(pts`
      0 ${neckY - 20}, ${neck * 0.7} ${neckY - 14}, ${neck + 2} ${neckY}!, ${neck * 0.5} ${neckY + 40},
      0 ${neckY + 62}
    `);
  const leaf = (side: 1 | -1): string => {
    const at = (x: number, y: number, corner: 0 | 1 = 0): Point => [CENTRE + side * x, y, corner];
    const outline = [
      at(4, neckY + 44, 1),
      at(neck * 0.66, neckY - 6),
      at(neck + 2, neckY - 26, 1),
      at(neck + 28, neckY + 18),
      at(neck + 6, neckY + 62),
      at(70, neckY + 116, 1),
    ];
    const edge = [
      at(14, neckY + 46),
      at(68, neckY + 104, 1),
      at(neck, neckY + 58),
      at(neck + 19, neckY + 18),
    ];
    return piece(ink, curve(outline, true), { ...cloth, depth: 22 }, stitches(curve(edge), ink.base, 0.6));
  };
  return (
    piece(ink, back, { ...cloth, fill: ink.base.dark, depth: 20 }) +
    `<path d="${stand}" fill="${dark(ink)}"/>${label(CENTRE, neckY - 2)}` +
    leaf(-1) +
    leaf(1)
  );
}

const fur = (ink: Ink, opening: readonly Point[], neckY: number): string => {
  const ring = mirrored(opening);
  const middle: Point = [CENTRE, neckY - 20];
  let hairs = '';
  const tones = ['#6b573f', '#8b7457', '#b39a78', '#d2bd9c'] as const;
  const steps = 260;
  for (let step = 0; step < steps; step += 1) {
    const at = (step / steps) * ring.length;
    const from = ring[Math.floor(at) % ring.length] ?? middle;
    const to = ring[(Math.floor(at) + 1) % ring.length] ?? middle;
    const share = at % 1;
    const x = from[0] + (to[0] - from[0]) * share;
    const y = from[1] + (to[1] - from[1]) * share;
    const angle = Math.atan2(y - middle[1], x - middle[0]) + ink.random.between(-0.7, 0.7);
    const length = ink.random.between(22, 52);
    const tip: Point = [x + Math.cos(angle) * length, y + Math.sin(angle) * length];
    const root: Point = [x - Math.cos(angle) * 16, y - Math.sin(angle) * 16];
    const via: Point = [(tip[0] + root[0]) / 2 + ink.random.between(-6, 6), (tip[1] + root[1]) / 2 + 5];
    hairs += `<path d="${sliver(root, via, tip, 8)}" fill="${ink.random.pick(tones)}"/>`;
  }
  return `<path d="${curve(ring, true)}" fill="none" stroke="#6b573f" stroke-width="42" stroke-linejoin="round"/>${hairs}`;
};

/** The outline of a raised hood, for its shadow. */
export const hoodOutline = ({ neckY, neck }: TopShape): string => {
  const wide = neck / 98;
  return closed(pts`
      0 ${neckY - 222}, ${98 * wide} ${neckY - 200}, ${166 * wide} ${neckY - 108},
      ${172 * wide} ${neckY - 5}, ${140 * wide} ${neckY + 66}, 70 ${neckY + 118}, 0 ${neckY + 132}
    `);
};

function hood(ink: Ink, shape: TopShape, style: TopStyle, cloth: Cloth): string {
  const { neckY, neck } = shape;
  const wide = neck / 98;
  const opening = pts`
      0 ${neckY - 152}, ${72 * wide} ${neckY - 136}, ${112 * wide} ${neckY - 62},
      ${106 * wide} ${neckY + 20}, ${60 * wide} ${neckY + 84}, 0 ${neckY + 106}
    `;
  const wider = opening.map(([x, y]): Point => [x === 0 ? 0 : x + 13, y + (y < neckY - 20 ? -13 : 11)]);
  const seams = [1, -1]
    .map((side) =>
      seam(
        curve(pts`
      ${CENTRE + side * 52 * wide} ${neckY - 216}, ${CENTRE + side * 88 * wide} ${neckY - 168},
      ${CENTRE + side * 118 * wide} ${neckY - 70}
    `),
        0.7,
      ),
    )
    .join('');
  const inside =
    piece(ink, closed(opening), { fill: dark(ink), round: 1, depth: 44 }) +
    `<path d="${open(pts`0 ${neckY - 104}, ${56 * wide} ${neckY - 92}, ${84 * wide} ${neckY - 30}`)}" fill="none" stroke="#fff" stroke-opacity=".07" stroke-width="5"/>${label(CENTRE, neckY + 14)}`;
  const cords =
    style.furTrim === true || style.baffles > 0
      ? ''
      : [1, -1].map((side) => drawcord(ink, side, neckY, wide, style)).join('');
  return (
    piece(ink, hoodOutline(shape), { ...cloth, depth: 58 }, seams) +
    (style.furTrim === true ? fur(ink, wider, neckY) : '') +
    inside +
    (style.furTrim === true
      ? ''
      : `<path d="${closed(wider)}" fill="none" stroke="${ink.base.stitch}" stroke-opacity=".7" stroke-width="2.2" stroke-dasharray="7 4.5"/>`) +
    `<path d="${closed(opening)}" fill="none" stroke="${style.front === 'sealed-zip' ? ink.trim.base : ink.base.dark}" stroke-width="6"/>` +
    cords
  );
}

function drawcord(ink: Ink, side: number, neckY: number, wide: number, style: TopStyle): string {
  const x = CENTRE + side * 68 * wide;
  const long = style.front === 'sealed-zip' ? 66 : 168;
  const colour = style.front === 'sealed-zip' ? ink.accent.base : ink.trim.base;
  const line = curve(pts`
      ${x} ${neckY + 84}, ${x + side * 10} ${neckY + 84 + long * 0.5},
      ${x + side * 4} ${neckY + 84 + long}
    `);
  return (
    `<circle cx="${num(x)}" cy="${num(neckY + 86)}" r="7" fill="#16181b"/><circle cx="${num(x)}" cy="${num(neckY + 86)}" r="7" fill="none" stroke="#b9bbbd" stroke-width="2.4"/>` +
    cord(line, colour) +
    (style.front === 'sealed-zip'
      ? toggle([x + side * 6, neckY + 122], ink.trim.dark)
      : toggle([x + side * 4, neckY + 84 + long], ink.trim.dark))
  );
}

/** The neck of the style, seen from the front and drawn over the body. */
export function neckFront(ink: Ink, shape: TopShape, style: TopStyle, cloth: Cloth): string {
  switch (style.neck) {
    case 'hood':
      return hood(ink, shape, style, cloth);
    case 'stand':
      return standCollar(ink, shape, cloth);
    case 'collar':
      return shirtCollar(ink, shape, cloth);
    case 'crew':
      return crewNeck(ink, shape, cloth);
  }
}

/** The neck of the style, seen from behind. */
export function neckBack(ink: Ink, shape: TopShape, style: TopStyle, cloth: Cloth): string {
  const { neck, neckY } = shape;
  if (style.neck === 'hood') {
    const panel = [1, -1]
      .map((side) =>
        seam(
          curve(pts`
      ${CENTRE + side * 50} ${neckY - 214}, ${CENTRE + side * 62} ${neckY - 60},
      ${CENTRE + side * 54} ${neckY + 100}
    `),
        ),
      )
      .join('');
    const back = closed(pts`
      0 ${neckY - 222}, 104 ${neckY - 200}, 172 ${neckY - 100}, 176 ${neckY}, 132 ${neckY + 62},
      0 ${neckY + 92}
    `);
    return (
      piece(ink, back, { ...cloth, depth: 58 }, panel) +
      (style.furTrim === true ? '' : toggle([CENTRE, neckY - 40], ink.trim.dark))
    );
  }
  const high = style.neck === 'crew' ? 20 : 74;
  const spread = style.neck === 'collar' ? 26 : 2;
  const top = style.neck === 'crew' ? neckY - 12 : neckY - high;
  const collar = closed(pts`
      0 ${top}, ${neck * 0.7} ${top + 3}, ${neck - 6} ${top + 8}!, ${neck + spread} ${neckY - 4},
      ${neck + 16} ${neckY + 16}!, ${neck * 0.6} ${neckY + 24}, 0 ${neckY + 26}
    `);
  return (
    piece(ink, collar, { ...cloth, depth: 30 }) +
    seam(open(pts`0 ${neckY + 26}, ${neck * 0.6} ${neckY + 24}, ${neck + 16} ${neckY + 16}`), 0.8)
  );
}
