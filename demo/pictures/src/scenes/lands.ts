import type { SceneName } from '../picture.ts';
import type { Light, Terrain } from './terrain.ts';

/** Scenes whose land is computed. */
export type MountainScene = Extract<
  SceneName,
  | 'alpine-dawn'
  | 'alpine-noon'
  | 'ridge-dusk'
  | 'desert-light'
  | 'lake-camp'
  | 'winter-pass'
  | 'coast-noon'
  | 'coast-dusk'
>;

const light = (red: number, green: number, blue: number): Light => [red, green, blue];

const DAY: Terrain = {
  seed: 5,
  relief: 470,
  rugged: 0.93,
  span: 620,
  eye: 70,
  lens: 1.25,
  horizon: 0.72,
  near: 70,
  far: 5600,
  rise: 700,
  sun: [-0.72, 0.5, -0.3],
  sunLight: light(1.26, 1.16, 1),
  shade: light(0.3, 0.36, 0.46),
  haze: light(0.74, 0.82, 0.9),
  hazeFrom: 500,
  hazeTo: 4200,
  rock: light(0.44, 0.42, 0.41),
  ground: light(0.27, 0.36, 0.19),
  snow: light(0.95, 0.96, 1),
  snowLine: 200,
  plantLine: 130,
  floor: -9999,
  valley: 0.65,
  side: 0,
  terraces: 0,
};

const LANDS: Readonly<Record<MountainScene, Partial<Terrain>>> = {
  'alpine-dawn': {
    seed: 5,
    sunLight: light(1.5, 0.98, 0.66),
    shade: light(0.26, 0.31, 0.46),
    haze: light(0.86, 0.74, 0.7),
    sun: [-0.86, 0.3, -0.28],
    hazeTo: 3400,
    snowLine: 150,
  },
  'alpine-noon': {
    seed: 29,
    relief: 640,
    lens: 1.5,
    rise: 620,
    horizon: 0.74,
    snowLine: 250,
    plantLine: 150,
    eye: 90,
    sun: [0.66, 0.5, -0.36],
  },
  'ridge-dusk': {
    seed: 41,
    rugged: 0.85,
    relief: 400,
    span: 520,
    rise: 480,
    eye: 150,
    horizon: 0.6,
    snowLine: 9000,
    plantLine: -9000,
    sun: [0.8, 0.16, 0.5],
    sunLight: light(1.5, 0.72, 0.4),
    shade: light(0.2, 0.2, 0.34),
    haze: light(0.78, 0.5, 0.47),
    hazeFrom: 250,
    hazeTo: 1900,
    rock: light(0.3, 0.28, 0.32),
    valley: 0.2,
  },
  'desert-light': {
    seed: 62,
    relief: 300,
    rugged: 0.45,
    span: 420,
    rise: 560,
    terraces: 0.2,
    snowLine: 9000,
    plantLine: 8,
    rock: light(0.66, 0.4, 0.26),
    ground: light(0.62, 0.45, 0.29),
    eye: 40,
    horizon: 0.66,
    sun: [-0.8, 0.36, -0.3],
    sunLight: light(1.42, 1.08, 0.76),
    shade: light(0.3, 0.3, 0.4),
    haze: light(0.92, 0.82, 0.72),
    hazeTo: 5200,
    valley: 0.75,
  },
  'lake-camp': {
    seed: 87,
    relief: 520,
    eye: 26,
    rise: 900,
    floor: 2,
    horizon: 0.63,
    plantLine: 160,
    snowLine: 240,
    sun: [-0.7, 0.2, 0.1],
    sunLight: light(0.9, 0.6, 0.5),
    shade: light(0.17, 0.22, 0.36),
    haze: light(0.5, 0.46, 0.52),
    hazeTo: 4200,
  },
  'winter-pass': {
    seed: 108,
    relief: 480,
    snowLine: -60,
    plantLine: -9000,
    rock: light(0.34, 0.37, 0.44),
    snow: light(0.96, 0.97, 1),
    eye: 110,
    horizon: 0.7,
    rise: 620,
    sun: [0.74, 0.4, -0.2],
    sunLight: light(0.86, 0.82, 0.76),
    shade: light(0.34, 0.42, 0.56),
    haze: light(0.78, 0.85, 0.92),
    hazeTo: 3600,
    valley: 0.5,
  },
  'coast-noon': {
    seed: 131,
    relief: 240,
    rugged: 0.6,
    span: 460,
    rise: 420,
    eye: 46,
    horizon: 0.56,
    floor: 1,
    side: 1,
    snowLine: 9000,
    plantLine: 190,
    rock: light(0.5, 0.47, 0.43),
    sun: [-0.6, 0.56, -0.35],
    hazeTo: 3600,
    valley: 0,
  },
  'coast-dusk': {
    seed: 154,
    relief: 260,
    rugged: 0.7,
    span: 420,
    rise: 420,
    eye: 46,
    horizon: 0.58,
    floor: 1,
    side: 1,
    snowLine: 9000,
    plantLine: 150,
    rock: light(0.34, 0.3, 0.32),
    ground: light(0.2, 0.22, 0.17),
    sun: [-0.85, 0.2, 0.2],
    sunLight: light(1.5, 0.86, 0.56),
    shade: light(0.2, 0.21, 0.34),
    haze: light(0.82, 0.58, 0.52),
    hazeTo: 2600,
    valley: 0,
  },
};

/** The land of a scene; every seed is another place in the same light. */
export function landOf(name: MountainScene, seed: number): Terrain {
  const land = { ...DAY, ...LANDS[name] };
  return { ...land, seed: land.seed + (seed - 1) * 1009 };
}
