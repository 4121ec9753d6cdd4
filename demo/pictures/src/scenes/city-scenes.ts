import { blend } from '../kit/colour.ts';
import { fractalNoise } from '../kit/noise.ts';
import { num } from '../kit/path.ts';
import { seededRandom, type Random } from '../kit/random.ts';
import { clouds, glow, scene, SCENE_HEIGHT, SCENE_WIDTH, stars, vignette, wash, type Stop } from './air.ts';
import { hiker } from './staffage.ts';

interface City {
  readonly sky: readonly Stop[];
  readonly haze: string;
  readonly wall: string;
  readonly lit: number;
  readonly lamp: string;
  readonly glass: string;
  readonly water: readonly Stop[];
  readonly quay: string;
}

const CITIES = {
  'city-evening': {
    sky: [
      [0, '#17204a'],
      [0.3, '#4a4a82'],
      [0.5, '#c97f86'],
      [0.62, '#f6b483'],
    ],
    haze: '#c98d8c',
    wall: '#151a2b',
    lit: 0.42,
    lamp: '#ffd48a',
    glass: '#3b4468',
    water: [
      [0, '#e0a084', 0.25],
      [0.3, '#3c3c66', 0.6],
      [1, '#0c1022', 0.94],
    ],
    quay: '#0b0e18',
  },
  'city-morning': {
    sky: [
      [0, '#6d9cc8'],
      [0.4, '#bcd3e0'],
      [0.62, '#f8e6cd'],
    ],
    haze: '#dfdcd4',
    wall: '#46586c',
    lit: 0.03,
    lamp: '#fff0cc',
    glass: '#a9c3d6',
    water: [
      [0, '#f3e4cf', 0.3],
      [0.4, '#8fb0c4', 0.5],
      [1, '#35566e', 0.9],
    ],
    quay: '#2b3844',
  },
} as const satisfies Record<string, City>;

export type CityScene = keyof typeof CITIES;

const SHORE = 900;

function windows(
  random: Random,
  city: City,
  x: number,
  y: number,
  wide: number,
  tall: number,
  near: number,
): string {
  const pitch = 10 + near * 8;
  let dark = '';
  let bright = '';
  for (let wy = y + pitch; wy < y + tall - pitch; wy += pitch * 1.25) {
    for (let wx = x + pitch * 0.7; wx < x + wide - pitch * 0.8; wx += pitch) {
      const d = `M${num(wx)} ${num(wy)}h${num(pitch * 0.52)}v${num(pitch * 0.7)}h${num(-pitch * 0.52)}z`;
      if (random.chance(city.lit)) bright += d;
      else if (random.chance(0.8)) dark += d;
    }
  }
  return `<path d="${dark}" fill="${city.glass}" fill-opacity="${(0.18 + near * 0.3).toFixed(2)}"/><path d="${bright}" fill="${city.lamp}" fill-opacity="${(0.5 + near * 0.45).toFixed(2)}"/>`;
}

/** Varied roofs: flat with a lift house, pitched, stepped, with an aerial. */
function building(
  random: Random,
  city: City,
  x: number,
  wide: number,
  tall: number,
  near: number,
  wall: string,
): string {
  const top = SHORE - tall;
  const kind = random.next();
  const side = `<path d="M${num(x + wide * 0.72)} ${num(top)}H${num(x + wide)}V${SHORE}H${num(x + wide * 0.72)}Z" fill="#05070c" fill-opacity=".16"/>`;
  const edge = `<path d="M${num(x + 1.5)} ${num(top)}V${SHORE}" stroke="#fff" stroke-opacity=".12" stroke-width="3"/>`;
  const roof =
    kind < 0.3 && tall < 230
      ? `M${num(x)} ${num(top)}L${num(x + wide / 2)} ${num(top - wide * 0.34)}L${num(x + wide)} ${num(top)}Z`
      : kind < 0.55
        ? `M${num(x + wide * 0.2)} ${num(top)}v${num(-tall * 0.09)}h${num(wide * 0.5)}v${num(tall * 0.09)}Z`
        : kind < 0.7
          ? `M${num(x + wide * 0.48)} ${num(top)}v${num(-tall * 0.22)}h4v${num(tall * 0.22)}Z`
          : `M${num(x + wide * 0.14)} ${num(top)}v-16h${num(wide * 0.24)}v16Z`;
  return `<path d="M${num(x)} ${num(top)}h${num(wide)}V${SHORE}H${num(x)}Z" fill="${wall}"/><path d="${roof}" fill="${wall}"/>${windows(random, city, x, top, wide, tall, near)}${side}${edge}`;
}

function skyline(random: Random, city: City, seed: number): string {
  const shape = fractalNoise(seed * 3 + 11, 2);
  let markup = '';
  for (const [layer, near] of [0, 0.34, 0.68, 1].entries()) {
    const wall = blend(city.haze, city.wall, 0.24 + near * 0.68);
    for (let x = -60; x < SCENE_WIDTH + 40;) {
      const wide = random.between(70, 150) * (0.7 + near * 0.5);
      const middle = Math.exp(-(((x - 1650) / 620) ** 2)) * (1 - near * 0.5);
      const tall =
        (130 + middle * 380 + shape(x / 260, layer) * 90 + random.between(-30, 70)) * (1.05 - near * 0.42);
      markup += building(random, city, x, wide, Math.max(60, tall), near, wall);
      x += wide + random.between(-4, 14);
    }
    if (layer < 3)
      markup += wash(`h${layer}`, 420, SHORE, [
        [0, city.haze, 0],
        [1, city.haze, 0.42 - near * 0.2],
      ]);
  }
  return markup;
}

const hills = (seed: number, city: City): string =>
  [0, 1]
    .map((layer) => {
      const noise = fractalNoise(seed * 5 + layer, 6);
      let d = `M0 ${SHORE}`;
      for (let x = 0; x <= SCENE_WIDTH; x += 10)
        d += `L${x} ${num(610 + layer * 90 - noise(x / 420, layer * 3) * 190)}`;
      return `<path d="${d}L${SCENE_WIDTH} ${SHORE}Z" fill="${blend(city.haze, city.wall, 0.1 + layer * 0.1)}"/>`;
    })
    .join('');

function river(random: Random, city: City, town: string): string {
  let ripples = '';
  for (let index = 0; index < 320; index += 1) {
    const depth = random.next() ** 1.5;
    ripples += `<ellipse cx="${num(random.next() * SCENE_WIDTH)}" cy="${num(SHORE + 8 + depth * 400)}" rx="${num(24 + depth * 200)}" ry="${num(0.9 + depth * 2.4)}" fill="${random.chance(0.35) ? city.lamp : '#05070c'}" fill-opacity="${(0.05 + random.next() * 0.12).toFixed(2)}"/>`;
  }
  return `<clipPath id="river"><rect y="${SHORE}" width="${SCENE_WIDTH}" height="${SCENE_HEIGHT - SHORE}"/></clipPath><filter id="wet" x="0" y="0" width="1" height="1"><feGaussianBlur stdDeviation="3 16"/></filter><g clip-path="url(#river)"><g transform="translate(0 ${SHORE * 2}) scale(1 -1)"><rect width="${SCENE_WIDTH}" height="${SHORE}" fill="url(#sky)"/><g filter="url(#wet)">${town}</g></g>${wash('water', SHORE, SCENE_HEIGHT, city.water)}${ripples}</g>`;
}

function quay(city: City, lamps: boolean): string {
  let rail = '';
  for (let x = -10; x < SCENE_WIDTH + 20; x += 44) rail += `M${x} 1146V1262`;
  const posts = [260, 1060, 1860]
    .map(
      (x) =>
        `<path d="M${x} 1262V830q0 -36 40 -36h26" fill="none" stroke="${city.quay}" stroke-width="12"/><path d="M${x + 44} 786h44l-8 22h-28z" fill="${city.quay}"/>${
          lamps
            ? glow(`lamp${x}`, x + 66, 816, 150, [
                [0, city.lamp, 0.95],
                [0.12, city.lamp, 0.55],
                [1, city.lamp, 0],
              ])
            : ''
        }`,
    )
    .join('');
  return `${posts}<path d="${rail}" stroke="${city.quay}" stroke-width="6"/><path d="M0 1146H${SCENE_WIDTH}M0 1250H${SCENE_WIDTH}" stroke="${city.quay}" stroke-width="13"/><path d="M0 1262H${SCENE_WIDTH}V${SCENE_HEIGHT + LIFT}H0Z" fill="${city.quay}"/>${wash(
    'stone',
    1262,
    SCENE_HEIGHT + LIFT,
    [
      [0, '#fff', 0.08],
      [1, '#fff', 0],
    ],
  )}`;
}

/** Raises the town, so that people in it are above the text of a portrait crop. */
const LIFT = 330;
/** Scales the raised town down, to keep its towers in the picture. */
const SQUAT = 0.72;

export function drawCityScene(name: CityScene, seed: number): string {
  const city: City = CITIES[name];
  const random = seededRandom(seed * 61 + name.length * 7);
  const evening = name === 'city-evening';
  const town = `<g transform="translate(0 ${num(SHORE * (1 - SQUAT))}) scale(1 ${SQUAT})">${skyline(random, city, seed)}</g>`;
  const light = evening
    ? glow(
        'sun',
        620,
        800,
        1150,
        [
          [0, '#ffd29a', 0.85],
          [1, '#ffb07a', 0],
        ],
        0.6,
      )
    : glow(
        'sun',
        2000,
        560,
        1200,
        [
          [0, '#fff6dc', 1],
          [0.3, '#ffeec4', 0.5],
          [1, '#ffeec4', 0],
        ],
        0.8,
      );
  const walker = evening
    ? hiker(1560, 1300 - LIFT, 300, '#2b3350', '#8a3b2c', '#0d101b')
    : hiker(1560, 1300 - LIFT, 300, '#c8452f', '#25303a', '#1a2128');
  return scene(
    wash('sky', 0, SCENE_HEIGHT, city.sky) +
      (evening ? stars(seed + 3, 420, 160) : '') +
      light +
      clouds('c1', seed + 14, 80, 560, evening ? '#f0a892' : '#ffffff', 0.6, 0.38, 2.4) +
      `<g transform="translate(0 ${-LIFT})">${hills(seed, city)}${town}${river(random, city, town)}${quay(city, evening)}</g>` +
      walker +
      vignette(evening ? 1 : 0.6),
  );
}
