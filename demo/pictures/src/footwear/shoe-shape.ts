import type { GarmentKind } from '../picture.ts';
import type { Random } from '../kit/random.ts';
import { curve, type Point, pts } from '../kit/path.ts';

export type ShoeKind = Extract<GarmentKind, 'hiking-shoe' | 'trail-shoe' | 'boot'>;

/** What distinguishes one closed shoe from another. The toe points left. */
export interface ShoeStyle {
  /** Height of the collar over the ground at its back and at the top of the laces. */
  readonly collarY: number;
  readonly laceTop: Point;
  readonly heelX: number;
  readonly midsole: number;
  readonly lug: number;
  readonly rocker: number;
  readonly upper: 'leather' | 'mesh' | 'mixed';
  readonly toeCap: boolean;
  readonly overlays: 'bands' | 'cage' | 'panels';
  readonly eyelets: number;
  readonly hooks: number;
  readonly twoTone: boolean;
}

/** The style of a kind, varied by the seed. */
export const SHOE_STYLES: Readonly<Record<ShoeKind, (random: Random) => ShoeStyle>> = {
  'hiking-shoe': (random) => ({
    collarY: 590,
    laceTop: [740, 556],
    heelX: 1052,
    midsole: 62,
    lug: 30,
    rocker: 26,
    upper: random.pick(['mixed', 'leather', 'mixed']),
    toeCap: true,
    overlays: random.pick(['panels', 'bands']),
    eyelets: 6,
    hooks: 0,
    twoTone: random.chance(0.5),
  }),
  'trail-shoe': (random) => ({
    collarY: 602,
    laceTop: [748, 574],
    heelX: 1060,
    midsole: random.pick([92, 104, 82]),
    lug: 22,
    rocker: 42,
    upper: 'mesh',
    toeCap: random.chance(0.5),
    overlays: random.pick(['cage', 'bands', 'cage']),
    eyelets: 6,
    hooks: 0,
    twoTone: true,
  }),
  boot: (random) => ({
    collarY: 330,
    laceTop: [720, 316],
    heelX: 1040,
    midsole: 58,
    lug: 34,
    rocker: 22,
    upper: random.pick(['leather', 'mixed', 'leather']),
    toeCap: random.chance(0.75),
    overlays: 'panels',
    eyelets: 6,
    hooks: 3,
    twoTone: random.chance(0.4),
  }),
};

/** Where the ground is. */
export const GROUND = 1010;
export const TOE_X = 138;

/** The lines all parts of a shoe are fitted to. */
export interface ShoeShape {
  readonly upper: string;
  readonly tongue: string;
  readonly collarInside: string;
  readonly midsole: string;
  readonly outsole: string;
  /** From the toe's end of the laces to the top. */
  readonly laceLine: readonly Point[];
  /** Where the upper meets the sole, from toe to heel. */
  readonly feather: readonly Point[];
  readonly collarLine: readonly Point[];
  readonly heelLine: readonly Point[];
  readonly soleTop: number;
}

type Lift = (x: number) => number;

/** How far the sole leaves the ground at toe and heel. */
const toeSpring =
  (rocker: number): Lift =>
  (x) => {
    const toe = Math.max(0, (430 - x) / 290) ** 2 * rocker * 1.5;
    const heel = Math.max(0, (x - 920) / 140) ** 2 * rocker * 0.5;
    return toe + heel;
  };

const lugs = (from: number, to: number, style: ShoeStyle, lift: Lift): Point[] => {
  const points: Point[] = [];
  const pitch = 58;
  for (let x = from; x > to + 92; x -= pitch) {
    const y = GROUND - lift(x);
    points.push([x, y, 1], [x - pitch * 0.62, GROUND - lift(x - pitch * 0.62), 1]);
    points.push([x - pitch * 0.7, y - style.lug, 1], [x - pitch * 0.94, y - style.lug, 1]);
  }
  return points;
};

/** The outlines of foam and rubber, from the toe along the ground to the heel. */
function soleLines(
  style: ShoeStyle,
  soleTop: number,
  lift: Lift,
): { midsoleLine: readonly Point[]; outTop: readonly Point[] } {
  const { lug, heelX, rocker } = style;
  const soleFront = pts`
      ${TOE_X + 8} ${soleTop - 30 - rocker}!, ${TOE_X - 12} ${soleTop + 2 - rocker * 0.8},
      ${TOE_X - 2} ${GROUND - lug - lift(TOE_X) + 2}!
    `;
  const bottom = (x: number): Point => [x, GROUND - lug * 0.62 - lift(x)];
  const midsoleLine: Point[] = [
    ...soleFront,
    bottom(240),
    bottom(420),
    bottom(700),
    bottom(900),
    [heelX + 10, GROUND - lug - lift(heelX + 10), 1],
    [heelX + 26, soleTop + 8],
    [heelX + 12, soleTop - 60, 1],
  ];
  const outTop = pts`
      ${TOE_X - 8} ${GROUND - lug - 14 - lift(TOE_X)}!, 240 ${GROUND - lug - 8 - lift(240)},
      420 ${GROUND - lug - 4}, 700 ${GROUND - lug - 4}, 920 ${GROUND - lug - 6},
      ${heelX + 16} ${GROUND - lug - 12 - lift(heelX)}!
    `;
  return { midsoleLine, outTop };
}

/** The shape of a closed shoe, lateral side to the viewer. */
export function shoeShape(style: ShoeStyle): ShoeShape {
  const { midsole, lug, heelX, collarY, laceTop, rocker } = style;
  const lift = toeSpring(rocker);
  const soleTop = GROUND - lug - midsole;
  const feather = pts`
      ${TOE_X + 14} ${soleTop - 22 - rocker * 0.9}, 230 ${soleTop + 4 - rocker * 0.2},
      420 ${soleTop + 20}, 620 ${soleTop + 6}, 820 ${soleTop - 12}, 980 ${soleTop - 22},
      ${heelX - 4} ${soleTop - 44}
    `;
  const boot = collarY < 450;
  const vamp = pts`
      ${TOE_X + 14} ${soleTop - 26 - rocker * 0.9}!, ${TOE_X + 12} ${soleTop - 96},
      206 ${soleTop - 152}, 330 ${soleTop - 184}, 452 ${soleTop - 236}
    `;
  const throat = boot
    ? pts`540 ${soleTop - 300}, 624 ${soleTop - 390}, 672 ${collarY + 130}, ${laceTop[0]} ${laceTop[1]}!`
    : pts`560 ${soleTop - 300}, 660 ${laceTop[1] + 40}, ${laceTop[0]} ${laceTop[1]}!`;
  const collarLine = boot
    ? pts`
      ${laceTop[0]} ${laceTop[1]}!, 820 ${collarY + 12}, 930 ${collarY + 6},
      ${heelX - 22} ${collarY - 16}!
    `
    : pts`
      ${laceTop[0]} ${laceTop[1]}!, 830 ${collarY + 44}, 930 ${collarY + 44}, 1010 ${collarY - 6},
      ${heelX - 10} ${collarY - 54}!
    `;
  const heelLine = boot
    ? pts`
      ${heelX - 22} ${collarY - 16}!, ${heelX - 30} ${collarY + 170}, ${heelX - 26} ${collarY + 330},
      ${heelX} ${soleTop - 130}, ${heelX - 4} ${soleTop - 44}!
    `
    : pts`
      ${heelX - 10} ${collarY - 54}!, ${heelX - 16} ${collarY + 40}, ${heelX + 2} ${soleTop - 130},
      ${heelX - 4} ${soleTop - 44}!
    `;
  const back = feather.slice(1, -1).toReversed();
  const upper = curve([...vamp, ...throat.slice(0, -1), ...collarLine, ...heelLine.slice(1), ...back], true);
  const top: Point = boot ? [laceTop[0] - 26, laceTop[1] - 62] : [laceTop[0] - 34, laceTop[1] - 70];
  const tongue = curve(
    pts`
      440 ${soleTop - 210}, 540 ${soleTop - 316}, ${top[0] - 92} ${(top[1] + soleTop - 300) / 2 - 8},
      ${top[0] - 18} ${top[1] + 18}, ${top[0] + 26} ${top[1] - 4}, ${top[0] + 66} ${top[1] + 22},
      ${laceTop[0] + 40} ${laceTop[1] + 60}, 620 ${soleTop - 260}
    `,
    true,
  );
  const inside = curve(
    [
      [laceTop[0] - 10, laceTop[1], 1],
      [laceTop[0] + 70, laceTop[1] - (boot ? 34 : 26)],
      [heelX - 90, collarY - (boot ? 52 : 76)],
      [heelLine[0]?.[0] ?? heelX, heelLine[0]?.[1] ?? collarY, 1],
      ...collarLine.slice(1, -1).toReversed(),
    ],
    true,
  );
  const { midsoleLine, outTop } = soleLines(style, soleTop, lift);
  return {
    upper,
    tongue,
    collarInside: inside,
    soleTop,
    feather,
    collarLine,
    heelLine,
    midsole: curve([...midsoleLine, ...back.map(([x, y]): Point => [x, y - 14])], true),
    outsole: curve(
      [
        ...outTop,
        [heelX + 14, GROUND - lift(heelX) - 4, 1],
        ...lugs(heelX - 4, TOE_X, style, lift),
        [TOE_X + 4, GROUND - lift(TOE_X) - 6, 1],
      ],
      true,
    ),
    laceLine: [[452, soleTop - 236], ...throat],
  };
}
