import { curve, type Point, pts } from '../kit/path.ts';
import { isBoot, type ShoeStyle } from './shoe-style.ts';

export const GROUND = 1010;
export const TOE_X = 118;
export const HEEL_X = 1078;

export interface ShoeShape {
  readonly upper: string;
  readonly tongue: string;
  /** The far rim of the opening with its lining. */
  readonly inside: string;
  readonly midsole: string;
  readonly outsole: string;
  /** Where the upper meets the sole, from toe to heel. */
  readonly feather: readonly Point[];
  /** From the vamp to the top of the lacing. */
  readonly instep: readonly Point[];
  readonly collar: readonly Point[];
  readonly heel: readonly Point[];
  /** Height at which the upper's toe starts. */
  readonly toeTop: number;
  readonly soleTop: number;
}

/** The sole's distance from the ground at toe and heel. */
const lift = (rocker: number, x: number): number =>
  Math.max(0, (440 - x) / 310) ** 2 * rocker * 1.35 + Math.max(0, (x - 930) / 150) ** 2 * rocker * 0.42;

const lugs = (style: ShoeStyle, from: number, to: number): Point[] => {
  const points: Point[] = [];
  const pitch = style.sole === 'welted' ? 74 : style.sole === 'runner' ? 44 : 60;
  const gap = style.sole === 'welted' ? 16 : 18;
  for (let x = from; x > to + pitch; x -= pitch) {
    const y = (at: number): number => GROUND - lift(style.rocker, at);
    const block = x - pitch + gap;
    points.push([x, y(x), 1], [block, y(block), 1]);
    points.push(
      [block - 3, y(block) - style.lug * 0.72, 1],
      [x - pitch + 3, y(x - pitch) - style.lug * 0.72, 1],
    );
  }
  return points;
};

function sole(style: ShoeStyle, feather: readonly Point[]): { midsole: string; outsole: string } {
  const { lug, rocker } = style;
  const under = (x: number, dy = 0): Point => [x, GROUND - lug - lift(rocker, x) + dy];
  const edge = style.sole === 'runner' ? 26 : style.sole === 'welted' ? 12 : 16;
  const front = feather[0] ?? [TOE_X, GROUND];
  const back = feather.at(-1) ?? front;
  const top = feather.slice(1, -1).toReversed();
  const midsole = curve(
    [
      [front[0] - 8, front[1] - 10, 1],
      [front[0] - edge, front[1] + 22],
      under(TOE_X + 14),
      under(240),
      under(420),
      under(700),
      under(930),
      under(HEEL_X + (style.sole === 'runner' ? 4 : -4)),
      [HEEL_X + edge, (back[1] + GROUND - lug) / 2 + 6],
      [back[0] + 12, back[1] - 16, 1],
      ...top.map(([x, y]): Point => [x, y - 14]),
    ],
    true,
  );
  const rubberTop = under(0)[1] === 0 ? 0 : 10;
  const outsole = curve(
    [
      [TOE_X - 2, under(TOE_X)[1] - rubberTop - 4, 1],
      under(240, -rubberTop),
      under(420, -rubberTop),
      under(700, -rubberTop),
      under(930, -rubberTop),
      [HEEL_X + 10, under(HEEL_X)[1] - rubberTop - 4, 1],
      [HEEL_X - 2, GROUND - lift(rocker, HEEL_X), 1],
      ...lugs(style, HEEL_X - 14, TOE_X + 20),
      [TOE_X + 26, GROUND - lift(rocker, TOE_X + 26), 1],
    ],
    true,
  );
  return { midsole, outsole };
}

/** A low collar dips below the ankle; a shaft is level. */
function opening(style: ShoeStyle, toe: number): Pick<ShoeShape, 'instep' | 'collar' | 'heel'> {
  const top = GROUND - style.height;
  const back = GROUND - style.lug - style.foam[1];
  const end: readonly Point[] = pts`${HEEL_X - 6} ${back - 130}, ${HEEL_X - 2} ${back - 84}, ${HEEL_X - 14} ${back - 34}!`;
  if (!isBoot(style)) {
    const laceTop: Point = [672, Math.min(toe - 330, top + 92), 1];
    return {
      instep: [[410, toe - 182], [520, toe - 238], [604, (toe - 272 + laceTop[1]) / 2 + 16], laceTop],
      collar: [
        laceTop,
        [752, top + 128],
        [862, top + 140],
        [958, top + 92],
        [1010, top + 22],
        [1034, top - 4, 1],
      ],
      heel: [[1034, top - 4, 1], [1034, top + 90], [1052, (top + back) / 2 + 30], ...end],
    };
  }
  const shaft: Point = [676, top + 6, 1];
  return {
    instep: [
      [410, toe - 182],
      [510, toe - 218],
      [594, toe - 296],
      [640, Math.max(top + 150, toe - 392)],
      [658, (toe - 392 + top) / 2 + 20],
      shaft,
    ],
    collar: [shaft, [776, top + 22], [900, top + 12], [1020, top - 14, 1]],
    heel: [[1020, top - 14, 1], [1012, top + 110], [1002, back - 300], [1022, back - 210], ...end],
  };
}

export function shoeShape(style: ShoeStyle): ShoeShape {
  const { foam, lug, rocker } = style;
  const toe = GROUND - lug - foam[0];
  const heelTop = GROUND - lug - foam[1];
  const middle = (toe + heelTop) / 2;
  const nose = toe - lift(rocker, 150) - 14;
  const feather = pts`
      ${TOE_X + 14} ${nose}!, 220 ${toe - lift(rocker, 220) + 4}, 380 ${toe + 8}, 600 ${middle + 2},
      860 ${heelTop - 2}, 1000 ${heelTop - 14}, ${HEEL_X - 14} ${heelTop - 34}!
    `;
  const { instep, collar, heel } = opening(style, toe);
  const round = style.toe === 'shell' ? 26 : 0;
  const over = (x: number, height: number): Point => [x, toe - height - round - lift(rocker, x)];
  const vamp: readonly Point[] = [
    [TOE_X + 16, nose, 1],
    [TOE_X + 4 - round * 0.4, nose - 38 - round * 0.5],
    [TOE_X + 26 - round * 0.4, nose - 80 - round],
    over(206, 128),
    over(284, 155),
    over(352, 167),
  ];
  const back = feather.slice(1, -1).toReversed();
  const upper = curve([...vamp, ...instep.slice(0, -1), ...collar, ...heel.slice(1), ...back], true);
  const [laceX, laceY] = instep.at(-1) ?? [0, 0];
  const boot = isBoot(style);
  const rise = boot ? 40 : 62;
  const tongue = curve(
    pts`
      ${500} ${toe - 190}, ${590} ${toe - 262}, ${laceX - 40} ${laceY + 6}, ${laceX - 40} ${laceY - rise * 0.55},
      ${laceX - 16} ${laceY - rise}, ${laceX + 14} ${laceY - rise * 0.86}, ${laceX + 44} ${laceY + 40}, 600 ${toe - 200}
    `,
    true,
  );
  const rim = collar.map(([x, y], index): Point => {
    const share = index / (collar.length - 1);
    return [x, y - Math.sin(share * Math.PI) * (boot ? 46 : 58) - 4];
  });
  return {
    upper,
    tongue,
    inside: curve([...rim, ...collar.toReversed()], true),
    feather,
    instep,
    collar,
    heel,
    toeTop: toe,
    soleTop: middle,
    ...sole(style, feather),
  };
}
