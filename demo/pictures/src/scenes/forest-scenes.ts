import { blend } from '../kit/colour.ts';
import { fractalNoise } from '../kit/noise.ts';
import { num } from '../kit/path.ts';
import { seededRandom, type Random } from '../kit/random.ts';
import { clouds, glow, scene, SCENE_HEIGHT, SCENE_WIDTH, vignette, wash, type Stop } from './air.ts';
import { hiker, treeLine } from './staffage.ts';

interface Forest {
  readonly sky: readonly Stop[];
  readonly haze: string;
  readonly trees: string;
  readonly ground: string;
  readonly mist: string;
  readonly shafts: boolean;
  readonly rain: boolean;
}

const FORESTS = {
  'forest-morning': {
    sky: [
      [0, '#9db8b4'],
      [0.4, '#dfe6cf'],
      [0.7, '#fbf1cf'],
    ],
    haze: '#e4e4c6',
    trees: '#14251c',
    ground: '#2a3521',
    mist: '#fdf3d4',
    shafts: true,
    rain: false,
  },
  'forest-rain': {
    sky: [
      [0, '#77868a'],
      [0.5, '#a7b3b3'],
      [0.8, '#b7c0bd'],
    ],
    haze: '#a9b5b3',
    trees: '#13201f',
    ground: '#202b26',
    mist: '#cdd6d4',
    shafts: false,
    rain: true,
  },
} as const satisfies Record<string, Forest>;

export type ForestScene = keyof typeof FORESTS;

const LAYERS = 7;

/** A near trunk with its top out of the picture. */
function trunk(random: Random, x: number, wide: number, fill: string, lit: string): string {
  const foot = SCENE_HEIGHT + 40;
  let bark = '';
  for (let index = 0; index < 46; index += 1) {
    const dx = (random.next() - 0.5) * wide * 0.9;
    const y = random.between(-40, foot);
    bark += `<path d="M${num(x + dx)} ${num(y)}q${num(random.between(-9, 9))} ${num(random.between(50, 110))} ${num(random.between(-6, 6))} ${num(random.between(120, 240))}" stroke="#05070a" stroke-opacity="${(0.15 + random.next() * 0.3).toFixed(2)}" stroke-width="${num(random.between(2, 6))}" fill="none" stroke-linecap="round"/>`;
  }
  const d = `M${num(x - wide * 0.42)} -20L${num(x - wide * 0.5)} ${num(foot - 260)}Q${num(x - wide * 0.6)} ${num(foot - 80)} ${num(x - wide * 1.1)} ${foot}H${num(x + wide * 1.15)}Q${num(x + wide * 0.62)} ${num(foot - 80)} ${num(x + wide * 0.5)} ${num(foot - 270)}L${num(x + wide * 0.42)} -20Z`;
  return `<path d="${d}" fill="${fill}"/>${bark}<path d="M${num(x - wide * 0.42)} -20L${num(x - wide * 0.5)} ${num(foot - 260)}L${num(x - wide * 0.28)} ${num(foot - 240)}L${num(x - wide * 0.26)} -20Z" fill="${lit}" fill-opacity=".4"/>`;
}

function ferns(random: Random, from: number, to: number, fill: string, lit: string): string {
  let markup = '';
  for (let x = from; x < to; x += random.between(26, 64)) {
    const foot = SCENE_HEIGHT + random.between(0, 30);
    for (let frond = -2; frond <= 2; frond += 1) {
      const long = random.between(70, 170);
      const angle = frond * 0.42 + random.between(-0.12, 0.12);
      const tipX = x + Math.sin(angle) * long;
      const tipY = foot - Math.cos(angle) * long;
      markup += `<path d="M${num(x)} ${num(foot)}Q${num(x + Math.sin(angle) * long * 0.35 - 5)} ${num(foot - long * 0.75)} ${num(tipX)} ${num(tipY)}Q${num(x + Math.sin(angle) * long * 0.6 + 12)} ${num(foot - long * 0.4)} ${num(x)} ${num(foot)}Z" fill="${random.chance(0.4) ? lit : fill}"/>`;
    }
  }
  return markup;
}

const shafts = (random: Random): string => {
  let markup =
    '<linearGradient id="shaft" x1="1" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff3c4" stop-opacity=".5"/><stop offset=".8" stop-color="#fff3c4" stop-opacity="0"/></linearGradient>';
  for (let index = 0; index < 9; index += 1) {
    const x = 1500 + index * 90 + random.between(-40, 40);
    const wide = random.between(26, 90);
    markup += `<path d="M${num(x)} -40L${num(x + wide)} -40L${num(x - 760 + wide * 2.6)} 1180L${num(x - 840)} 1180Z" fill="url(#shaft)" opacity="${(0.35 + random.next() * 0.5).toFixed(2)}"/>`;
  }
  return markup;
};

const rain = (random: Random): string => {
  let markup = '';
  for (let index = 0; index < 620; index += 1) {
    const near = random.next() ** 2;
    const x = random.next() * (SCENE_WIDTH + 200);
    const y = random.next() * SCENE_HEIGHT;
    const long = 26 + near * 90;
    markup += `M${num(x)} ${num(y)}l${num(-long * 0.14)} ${num(long)}`;
  }
  return `<path d="${markup}" stroke="#e9f2f2" stroke-opacity=".2" stroke-width="1.8" stroke-linecap="round"/>`;
};

const trail = (colour: string): string =>
  `<path d="M1120 1350Q1420 1270 1560 1196T1716 1092L1742 1092Q1730 1160 1660 1216T1540 1350Z" fill="${colour}" fill-opacity=".75"/>`;

/** A conifer forest, each row of trees paler than the one before. */
export function drawForestScene(name: ForestScene, seed: number): string {
  const forest: Forest = FORESTS[name];
  const random = seededRandom(seed * 97 + name.length);
  const parts: string[] = [wash('sky', 0, SCENE_HEIGHT, forest.sky)];
  if (forest.shafts)
    parts.push(
      glow('sun', 1960, 260, 1250, [
        [0, '#fffbe6', 1],
        [0.25, '#fff1c2', 0.7],
        [1, '#fff1c2', 0],
      ]),
    );
  for (let layer = 0; layer < LAYERS; layer += 1) {
    const depth = layer / (LAYERS - 1);
    const hills = fractalNoise(seed * 13 + layer * 5, 3);
    const ground = (x: number): number =>
      560 +
      depth ** 1.25 * 640 +
      hills(x / (900 - depth * 300), layer) * (150 - depth * 90) +
      (depth > 0.4 ? -Math.abs(x - 1640) * 0.05 + 40 : 0);
    const colour = blend(forest.haze, forest.trees, 0.1 + depth ** 0.9 * 0.86);
    const lit = forest.shafts
      ? blend(colour, '#d9c77a', 0.12 * (1 - depth * 0.5))
      : blend(colour, forest.haze, 0.06);
    const tall = [70 + depth ** 1.4 * 420, 150 + depth ** 1.4 * 640] as const;
    let hill = `M-20 ${SCENE_HEIGHT}`;
    for (let x = -20; x <= SCENE_WIDTH + 20; x += 40) hill += `L${x} ${num(ground(x))}`;
    const gap = 20 + depth * 90;
    // The nearest rows leave a clearing for text.
    const rows =
      depth < 0.55
        ? [[-60, SCENE_WIDTH + 60]]
        : [
            [-60, 380 - depth * 240],
            [1960 + depth * 40, SCENE_WIDTH + 60],
          ];
    parts.push(
      ...rows.map(([from = 0, to = 0]) => treeLine(random, ground, from, to, tall, gap, colour, lit)),
    );
    parts.push(
      `<path d="${hill}L${SCENE_WIDTH + 20} ${SCENE_HEIGHT}Z" fill="${blend(colour, forest.ground, depth * 0.8)}"/>`,
    );
    if (layer < LAYERS - 1)
      parts.push(
        clouds(
          `m${layer}`,
          seed + layer * 9,
          430 + depth * 430,
          800 + depth * 420,
          forest.mist,
          0.62 - depth * 0.34,
          0.46,
          2.4,
        ),
      );
  }
  parts.push(
    trail(blend(forest.ground, forest.haze, 0.34)),
    hiker(1640, 1196, 150, forest.rain ? '#d9a12c' : '#b5462f', '#27343a', '#12161a'),
  );
  if (forest.shafts) parts.push(shafts(random));
  parts.push(
    trunk(random, 2270, 170, forest.trees, forest.shafts ? '#8a7a44' : '#5b6b66'),
    ferns(random, -40, 900, blend(forest.trees, '#2f4a24', 0.5), blend(forest.trees, '#5d7a3a', 0.5)),
    ferns(random, 1900, 2440, forest.trees, blend(forest.trees, '#4a6a34', 0.5)),
  );
  if (forest.rain) parts.push(rain(random));
  return scene(parts.join('') + vignette(0.9));
}
