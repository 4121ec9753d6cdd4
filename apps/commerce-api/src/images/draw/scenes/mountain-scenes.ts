import type { SceneName } from '../../picture.ts';
import { pngDataUri } from '../kit/png.ts';
import { seededRandom } from '../kit/random.ts';
import { clouds, glow, scene, SCENE_HEIGHT, SCENE_WIDTH, stars, vignette, wash, type Stop } from './air.ts';
import { hiker, litTent, treeLine } from './staffage.ts';
import { paintTerrain, type Light, type Painted, type Terrain } from './terrain.ts';

export type MountainScene = Extract<
  SceneName,
  'alpine-dawn' | 'alpine-noon' | 'ridge-dusk' | 'desert-light' | 'lake-camp' | 'winter-pass' | 'coast-noon' | 'coast-dusk'
>;

const LAND_WIDTH = 960;
const LAND_HEIGHT = 540;
const SCALE = SCENE_WIDTH / LAND_WIDTH;

const light = (red: number, green: number, blue: number): Light => [red, green, blue];

const DAY: Terrain = {
  seed: 5, relief: 470, rugged: 0.93, span: 620, eye: 70, lens: 1.25, horizon: 0.72, near: 70, far: 5600, rise: 700,
  sun: [-0.72, 0.5, -0.3], sunLight: light(1.26, 1.16, 1), shade: light(0.3, 0.36, 0.46), haze: light(0.74, 0.82, 0.9), hazeFrom: 500, hazeTo: 4200,
  rock: light(0.44, 0.42, 0.41), ground: light(0.27, 0.36, 0.19), snow: light(0.95, 0.96, 1), snowLine: 200, plantLine: 130, floor: -9999, valley: 0.65,
  side: 0, terraces: 0,
};

/** The ground line at a place of the scene, from what was painted there. */
const groundOf = (painted: Painted) => (x: number): number =>
  (painted.skyline[Math.min(painted.width - 1, Math.max(0, Math.round(x / SCALE)))] ?? 0) * SCALE;

const landImage = (painted: Painted): string =>
  `<image href="${pngDataUri(painted.pixels, painted.width, 4)}" width="${SCENE_WIDTH}" height="${SCENE_HEIGHT}" preserveAspectRatio="none"/>`;

const sky = (stops: readonly Stop[]): string => wash('sky', 0, SCENE_HEIGHT, stops);

const paint = (changes: Partial<Terrain>, seed: number): Painted =>
  paintTerrain({ ...DAY, ...changes, seed: (changes.seed ?? DAY.seed) + (seed - 1) * 1009 }, LAND_WIDTH, LAND_HEIGHT);

const flat = (y: number) => (): number => y;

/** Still or rippled water that mirrors what stands above its shore. */
function mirrorLake(painted: Painted, shore: number, tint: readonly Stop[], seed: number): string {
  const random = seededRandom(seed);
  let ripples = '';
  for (let index = 0; index < 130; index += 1) {
    const depth = random.next() ** 1.6;
    const y = shore + 6 + depth * (SCENE_HEIGHT - shore);
    const long = 60 + depth * 520 * random.next();
    ripples += `<ellipse cx="${Math.round(random.next() * SCENE_WIDTH)}" cy="${Math.round(y)}" rx="${Math.round(long)}" ry="${(0.8 + depth * 2.6).toFixed(1)}" fill="#fff" fill-opacity="${(0.03 + 0.06 * random.next()).toFixed(2)}"/>`;
  }
  return (
    `<clipPath id="lake"><rect y="${shore}" width="${SCENE_WIDTH}" height="${SCENE_HEIGHT - shore}"/></clipPath><filter id="still" x="0" y="0" width="1" height="1"><feGaussianBlur stdDeviation="2 7"/></filter>` +
    `<g clip-path="url(#lake)"><g transform="translate(0 ${shore * 2}) scale(1 -1)"><rect width="${SCENE_WIDTH}" height="${shore}" fill="url(#sky)"/><g filter="url(#still)">${landImage(painted)}</g></g>${wash('lakeTint', shore, SCENE_HEIGHT, tint)}${ripples}</g>`
  );
}

/** The path of light on the sea below a low sun. */
function glitter(seed: number, x: number, top: number, colour: string): string {
  const random = seededRandom(seed);
  let markup = '';
  for (let index = 0; index < 420; index += 1) {
    const depth = random.next() ** 1.3;
    const y = top + 4 + depth * (SCENE_HEIGHT - top);
    const spread = 40 + depth * 420;
    const dx = (random.next() + random.next() + random.next() - 1.5) * spread;
    markup += `<ellipse cx="${Math.round(x + dx)}" cy="${Math.round(y)}" rx="${(6 + depth * 60 * random.next()).toFixed(0)}" ry="${(0.8 + depth * 3).toFixed(1)}" fill="${colour}" fill-opacity="${(0.16 + 0.5 * random.next()).toFixed(2)}"/>`;
  }
  return markup;
}

/** Swell: long faint lines that grow towards the viewer. */
function swell(seed: number, top: number): string {
  const random = seededRandom(seed);
  let markup = '';
  for (let index = 0; index < 260; index += 1) {
    const depth = random.next() ** 1.5;
    const y = top + depth * (SCENE_HEIGHT - top);
    markup += `<ellipse cx="${Math.round(random.next() * SCENE_WIDTH)}" cy="${Math.round(y)}" rx="${Math.round(30 + depth * 420)}" ry="${(0.9 + depth * 5).toFixed(1)}" fill="${random.chance(0.5) ? '#ffffff' : '#0a2233'}" fill-opacity="${(0.03 + 0.07 * random.next()).toFixed(2)}"/>`;
  }
  return markup;
}

const SCENES: Readonly<Record<MountainScene, (seed: number) => string>> = {
  'alpine-dawn'(seed) {
    const land = paint({ seed: 5, sunLight: light(1.5, 0.98, 0.66), shade: light(0.26, 0.31, 0.46), haze: light(0.86, 0.74, 0.7), sun: [-0.86, 0.3, -0.28], hazeTo: 3400, snowLine: 150 }, seed);
    return sky([[0, '#41618f'], [0.3, '#8fa3bd'], [0.5, '#f0c8a4'], [0.62, '#f8dcb8']]) + glow('sun', 260, 720, 1300, [[0, '#ffdf9f', 0.85], [0.4, '#ffc58a', 0.3], [1, '#ffc58a', 0]], 0.7) + clouds('c1', 21 + seed, 120, 560, '#ffd9c2', 0.55, 0.36, 2.6) + landImage(land) + clouds('c2', 8 + seed, 760, 1060, '#ffe6d2', 0.6, 0.42, 2.8) + hiker(1760, 1240, 120, '#b5462f', '#1f3f4a');
  },
  'alpine-noon'(seed) {
    const land = paint({ seed: 29, relief: 640, lens: 1.5, rise: 620, horizon: 0.74, snowLine: 250, plantLine: 150, eye: 90, sun: [0.66, 0.5, -0.36] }, seed);
    return sky([[0, '#2f74b8'], [0.45, '#8fbfe2'], [0.68, '#dcebf3']]) + clouds('c1', 31 + seed, 60, 560, '#ffffff', 0.92, 0.46, 1.2) + landImage(land) + hiker(1700, 1250, 130, '#d9822b', '#2b3138') + hiker(1784, 1262, 118, '#2f6f8f', '#5a2f2a');
  },
  'ridge-dusk'(seed) {
    const land = paint({ seed: 41, rugged: 0.85, relief: 400, span: 520, rise: 480, eye: 150, horizon: 0.6, snowLine: 9000, plantLine: -9000, sun: [0.8, 0.16, 0.5], sunLight: light(1.5, 0.72, 0.4), shade: light(0.2, 0.2, 0.34), haze: light(0.78, 0.5, 0.47), hazeFrom: 250, hazeTo: 1900, rock: light(0.3, 0.28, 0.32), valley: 0.2 }, seed);
    return sky([[0, '#1f2a54'], [0.28, '#5c5485'], [0.46, '#cf7f78'], [0.6, '#f7b98a']]) + glow('sun', 1750, 690, 900, [[0, '#fff0c4', 1], [0.06, '#ffe2a0', 0.95], [0.2, '#ffb070', 0.5], [1, '#ff9a60', 0]]) + clouds('c1', 12 + seed, 60, 620, '#f2a48c', 0.6, 0.36, 3) + landImage(land) + clouds('c2', 18 + seed, 860, 1120, '#e8a08c', 0.4, 0.36, 3) + `<path d="M0 1190Q420 1130 800 1200T1500 1150T2400 1010V1350H0Z" fill="#15141f"/>` + hiker(1930, 1096, 150, '#1d1b29', '#11101a', '#0d0c14');
  },
  'desert-light'(seed) {
    const land = paint({ seed: 62, relief: 300, rugged: 0.45, span: 420, rise: 560, terraces: 0.2, snowLine: 9000, plantLine: 8, rock: light(0.66, 0.4, 0.26), ground: light(0.62, 0.45, 0.29), eye: 40, horizon: 0.66, sun: [-0.8, 0.36, -0.3], sunLight: light(1.42, 1.08, 0.76), shade: light(0.3, 0.3, 0.4), haze: light(0.92, 0.82, 0.72), hazeTo: 5200, valley: 0.75 }, seed);
    return sky([[0, '#4f86b8'], [0.4, '#a9c8da'], [0.64, '#f7e4c4']]) + glow('sun', 200, 640, 1100, [[0, '#fff2c8', 0.7], [1, '#ffe1a4', 0]], 0.7) + clouds('c1', 45 + seed, 120, 420, '#fff4e4', 0.4, 0.3, 3.2) + landImage(land) + hiker(1690, 1230, 110, '#3c5a6e', '#7a3b26');
  },
  'lake-camp'(seed) {
    const land = paint({ seed: 87, relief: 520, eye: 26, rise: 900, floor: 2, horizon: 0.63, plantLine: 160, snowLine: 240, sun: [-0.7, 0.2, 0.1], sunLight: light(0.9, 0.6, 0.5), shade: light(0.17, 0.22, 0.36), haze: light(0.5, 0.46, 0.52), hazeTo: 4200 }, seed);
    const shore = 852;
    const random = seededRandom(seed + 4);
    const trees = treeLine(random, flat(868), -40, 700, [90, 210], 34, '#0d1722') + treeLine(random, flat(868), 1900, 2460, [110, 260], 36, '#0b131d');
    return sky([[0, '#111d3d'], [0.3, '#31436f'], [0.5, '#a77585'], [0.63, '#f0ab7e']]) + stars(seed + 9, 560, 420) + glow('sun', 560, 830, 1100, [[0, '#ffce94', 0.7], [1, '#ffb070', 0]], 0.5) + landImage(land) + mirrorLake(land, shore, [[0, '#1a2440', 0.12], [0.5, '#101a30', 0.5], [1, '#060b16', 0.88]], seed) + trees + clouds('c2', 33 + seed, 780, 930, '#e3b9a8', 0.4, 0.34, 3) + `<path d="M1080 1350Q1300 1140 1700 1098T2400 1040V1350Z" fill="#0b1119"/><path d="M1080 1350Q1300 1140 1700 1098T2400 1040" fill="none" stroke="#ffb35c" stroke-opacity=".16" stroke-width="5"/>` + litTent(1830, 1104, 250) + hiker(1560, 1128, 104, '#1c2430', '#131922', '#0a0e14') + treeLine(random, flat(1120), 2140, 2460, [320, 620], 74, '#070c13');
  },
  'winter-pass'(seed) {
    const land = paint({ seed: 108, relief: 480, snowLine: -60, plantLine: -9000, rock: light(0.34, 0.37, 0.44), snow: light(0.96, 0.97, 1), eye: 110, horizon: 0.7, rise: 620, sun: [0.74, 0.4, -0.2], sunLight: light(0.86, 0.82, 0.76), shade: light(0.34, 0.42, 0.56), haze: light(0.78, 0.85, 0.92), hazeTo: 3600, valley: 0.5 }, seed);
    return sky([[0, '#3f74ad'], [0.4, '#9cc0dd'], [0.68, '#eaf1f6']]) + clouds('c1', 55 + seed, 160, 560, '#ffffff', 0.6, 0.34, 2.6) + landImage(land) + clouds('c2', 61 + seed, 720, 1000, '#ffffff', 0.5, 0.36, 2.6) + hiker(1620, 1200, 96, '#c8452f', '#22303c') + hiker(1706, 1186, 88, '#e0a13a', '#26303a') + hiker(1786, 1170, 82, '#3c78a0', '#3a2a2a');
  },
  'coast-noon'(seed) {
    const land = paint({ seed: 131, relief: 240, rugged: 0.6, span: 460, rise: 420, eye: 46, horizon: 0.56, floor: 1, side: 1, snowLine: 9000, plantLine: 190, rock: light(0.5, 0.47, 0.43), sun: [-0.6, 0.56, -0.35], hazeTo: 3600, valley: 0 }, seed);
    const shore = SCENE_HEIGHT * 0.56;
    return sky([[0, '#2c7bc2'], [0.4, '#9ac7e4'], [0.56, '#e4f0f4']]) + clouds('c1', 71 + seed, 100, 560, '#ffffff', 0.85, 0.4, 1.6) + wash('sea', shore, SCENE_HEIGHT, [[0, '#8ab9cf'], [0.12, '#4d93b4'], [0.5, '#23688c'], [1, '#123f5c']]) + swell(seed + 3, shore) + landImage(land) + hiker(1960, 1218, 116, '#e0b04a', '#2f4a3f');
  },
  'coast-dusk'(seed) {
    const land = paint({ seed: 154, relief: 260, rugged: 0.7, span: 420, rise: 420, eye: 46, horizon: 0.58, floor: 1, side: 1, snowLine: 9000, plantLine: 150, rock: light(0.34, 0.3, 0.32), ground: light(0.2, 0.22, 0.17), sun: [-0.85, 0.2, 0.2], sunLight: light(1.5, 0.86, 0.56), shade: light(0.2, 0.21, 0.34), haze: light(0.82, 0.58, 0.52), hazeTo: 2600, valley: 0 }, seed);
    const shore = SCENE_HEIGHT * 0.58;
    return sky([[0, '#26325f'], [0.3, '#76678f'], [0.48, '#eb9c7c'], [0.58, '#fbd09a']]) + glow('sun', 760, shore - 50, 980, [[0, '#fff6d8', 1], [0.055, '#ffeab4', 1], [0.075, '#ffd08a', 0.6], [0.4, '#ffb070', 0.25], [1, '#ff9a60', 0]]) + clouds('c1', 88 + seed, 60, 620, '#f6b49a', 0.62, 0.38, 2.8) + wash('sea', shore, SCENE_HEIGHT, [[0, '#eba885'], [0.1, '#b07f88'], [0.45, '#534d75'], [1, '#1d2140']]) + swell(seed + 6, shore) + glitter(seed + 2, 760, shore, '#ffe2b0') + landImage(land) + hiker(1990, 1226, 118, '#2a2030', '#1c1622', '#120e18');
  },
};

/** A landscape in which land, light and air are computed, with a tent or walkers for scale. */
export const drawMountainScene = (name: MountainScene, seed: number): string =>
  scene(SCENES[name](seed) + vignette(name === 'winter-pass' || name.endsWith('noon') ? 0.6 : 1));
