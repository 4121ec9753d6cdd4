import { seededRandom } from '../kit/random.ts';
import { clouds, glow, scene, SCENE_HEIGHT, stars, vignette, wash, type Stop } from './air.ts';
import { crag } from './crag.ts';
import { hiker, litTent, treeLine } from './staffage.ts';
import { landOf, type MountainScene } from './lands.ts';
import { paintTerrain, type Painted } from './terrain.ts';
import { glitter, landImage, mirrorLake, swell } from './water.ts';

const LAND_WIDTH = 960;
const LAND_HEIGHT = 540;

const sky = (stops: readonly Stop[]): string => wash('sky', 0, SCENE_HEIGHT, stops);

const paint = (name: MountainScene, seed: number): Painted =>
  paintTerrain(landOf(name, seed), LAND_WIDTH, LAND_HEIGHT);

const flat = (y: number) => (): number => y;

const SCENES: Readonly<Record<MountainScene, (seed: number) => string>> = {
  'alpine-dawn'(seed) {
    const land = paint('alpine-dawn', seed);
    return (
      sky([
        [0, '#41618f'],
        [0.3, '#8fa3bd'],
        [0.5, '#f0c8a4'],
        [0.62, '#f8dcb8'],
      ]) +
      glow(
        'sun',
        260,
        720,
        1300,
        [
          [0, '#ffdf9f', 0.85],
          [0.4, '#ffc58a', 0.3],
          [1, '#ffc58a', 0],
        ],
        0.7,
      ) +
      clouds('c1', 21 + seed, 120, 560, '#ffd9c2', 0.55, 0.36, 2.6) +
      landImage(land) +
      clouds('c2', 8 + seed, 760, 1060, '#ffe6d2', 0.6, 0.42, 2.8) +
      crag(seed) +
      hiker(1790, 566, 190, '#c4502f', '#22424e')
    );
  },
  'alpine-noon'(seed) {
    const land = paint('alpine-noon', seed);
    return (
      sky([
        [0, '#2f74b8'],
        [0.45, '#8fbfe2'],
        [0.68, '#dcebf3'],
      ]) +
      clouds('c1', 31 + seed, 60, 560, '#ffffff', 0.92, 0.46, 1.2) +
      landImage(land) +
      hiker(1690, 850, 176, '#d9822b', '#2b3138') +
      hiker(1792, 862, 162, '#2f6f8f', '#5a2f2a')
    );
  },
  'ridge-dusk'(seed) {
    const land = paint('ridge-dusk', seed);
    return (
      sky([
        [0, '#1f2a54'],
        [0.28, '#5c5485'],
        [0.46, '#cf7f78'],
        [0.6, '#f7b98a'],
      ]) +
      glow('sun', 1750, 690, 900, [
        [0, '#fff0c4', 1],
        [0.06, '#ffe2a0', 0.95],
        [0.2, '#ffb070', 0.5],
        [1, '#ff9a60', 0],
      ]) +
      clouds('c1', 12 + seed, 60, 620, '#f2a48c', 0.6, 0.36, 3) +
      landImage(land) +
      clouds('c2', 18 + seed, 860, 1120, '#e8a08c', 0.4, 0.36, 3) +
      `<path d="M0 1230Q420 1190 800 1180T1500 960T2400 740V1350H0Z" fill="#15141f"/>` +
      hiker(1890, 846, 190, '#1d1b29', '#11101a', '#0d0c14')
    );
  },
  'desert-light'(seed) {
    const land = paint('desert-light', seed);
    return (
      sky([
        [0, '#4f86b8'],
        [0.4, '#a9c8da'],
        [0.64, '#f7e4c4'],
      ]) +
      glow(
        'sun',
        200,
        640,
        1100,
        [
          [0, '#fff2c8', 0.7],
          [1, '#ffe1a4', 0],
        ],
        0.7,
      ) +
      clouds('c1', 45 + seed, 120, 420, '#fff4e4', 0.4, 0.3, 3.2) +
      landImage(land) +
      hiker(1690, 850, 168, '#3c5a6e', '#7a3b26')
    );
  },
  'lake-camp'(seed) {
    const land = paint('lake-camp', seed);
    const shore = 704;
    const random = seededRandom(seed + 4);
    const trees =
      treeLine(random, flat(720), -40, 700, [90, 210], 34, '#0d1722') +
      treeLine(random, flat(720), 1900, 2460, [110, 260], 36, '#0b131d');
    return (
      sky([
        [0, '#111d3d'],
        [0.3, '#31436f'],
        [0.5, '#a77585'],
        [0.63, '#f0ab7e'],
      ]) +
      stars(seed + 9, 560, 420) +
      glow(
        'sun',
        560,
        690,
        1100,
        [
          [0, '#ffce94', 0.7],
          [1, '#ffb070', 0],
        ],
        0.5,
      ) +
      landImage(land) +
      mirrorLake(
        land,
        shore,
        [
          [0, '#1a2440', 0.12],
          [0.5, '#101a30', 0.5],
          [1, '#060b16', 0.88],
        ],
        seed,
      ) +
      trees +
      clouds('c2', 33 + seed, 632, 782, '#e3b9a8', 0.4, 0.34, 3) +
      `<path d="M980 1350Q1160 960 1640 858T2400 800V1350Z" fill="#0b1119"/><path d="M980 1350Q1160 960 1640 858T2400 800" fill="none" stroke="#ffb35c" stroke-opacity=".16" stroke-width="5"/>` +
      litTent(1850, 846, 300) +
      hiker(1560, 880, 150, '#1c2430', '#131922', '#0a0e14') +
      treeLine(random, flat(930), 2140, 2460, [320, 620], 74, '#070c13')
    );
  },
  'winter-pass'(seed) {
    const land = paint('winter-pass', seed);
    return (
      sky([
        [0, '#3f74ad'],
        [0.4, '#9cc0dd'],
        [0.68, '#eaf1f6'],
      ]) +
      clouds('c1', 55 + seed, 160, 560, '#ffffff', 0.6, 0.34, 2.6) +
      landImage(land) +
      clouds('c2', 61 + seed, 720, 1000, '#ffffff', 0.5, 0.36, 2.6) +
      hiker(1600, 880, 150, '#c8452f', '#22303c') +
      hiker(1706, 862, 138, '#e0a13a', '#26303a') +
      hiker(1800, 846, 128, '#3c78a0', '#3a2a2a')
    );
  },
  'coast-noon'(seed) {
    const land = paint('coast-noon', seed);
    const shore = SCENE_HEIGHT * 0.56;
    return (
      sky([
        [0, '#2c7bc2'],
        [0.4, '#9ac7e4'],
        [0.56, '#e4f0f4'],
      ]) +
      clouds('c1', 71 + seed, 100, 560, '#ffffff', 0.85, 0.4, 1.6) +
      wash('sea', shore, SCENE_HEIGHT, [
        [0, '#8ab9cf'],
        [0.12, '#4d93b4'],
        [0.5, '#23688c'],
        [1, '#123f5c'],
      ]) +
      swell(seed + 3, shore) +
      landImage(land) +
      hiker(1960, 900, 150, '#e0b04a', '#2f4a3f')
    );
  },
  'coast-dusk'(seed) {
    const land = paint('coast-dusk', seed);
    const shore = SCENE_HEIGHT * 0.58;
    return (
      sky([
        [0, '#26325f'],
        [0.3, '#76678f'],
        [0.48, '#eb9c7c'],
        [0.58, '#fbd09a'],
      ]) +
      glow('sun', 760, shore - 50, 980, [
        [0, '#fff6d8', 1],
        [0.055, '#ffeab4', 1],
        [0.075, '#ffd08a', 0.6],
        [0.4, '#ffb070', 0.25],
        [1, '#ff9a60', 0],
      ]) +
      clouds('c1', 88 + seed, 60, 620, '#f6b49a', 0.62, 0.38, 2.8) +
      wash('sea', shore, SCENE_HEIGHT, [
        [0, '#eba885'],
        [0.1, '#b07f88'],
        [0.45, '#534d75'],
        [1, '#1d2140'],
      ]) +
      swell(seed + 6, shore) +
      glitter(seed + 2, 760, shore, '#ffe2b0') +
      landImage(land) +
      hiker(2040, 640, 150, '#2a2030', '#1c1622', '#120e18')
    );
  },
};

export const drawMountainScene = (name: MountainScene, seed: number): string =>
  scene(SCENES[name](seed) + vignette(name === 'winter-pass' || name.endsWith('noon') ? 0.6 : 1));
