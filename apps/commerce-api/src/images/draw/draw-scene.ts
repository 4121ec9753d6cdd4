import type { SceneName } from '../picture.ts';
import { blend } from './kit/colour.ts';
import { fractalNoise } from './kit/noise.ts';
import { num } from './kit/path.ts';

const SKIES: Readonly<Record<SceneName, readonly [top: string, horizon: string, land: string]>> = {
  'alpine-dawn': ['#5b7396', '#f3c9a6', '#26354a'],
  'alpine-noon': ['#3f7fbf', '#d8e8f2', '#2f4a3a'],
  'ridge-dusk': ['#2b3358', '#e2876a', '#1b1c2e'],
  'forest-morning': ['#9fb7b0', '#eef0e2', '#1f3329'],
  'forest-rain': ['#6d7b7d', '#aeb9b8', '#1d2b28'],
  'coast-noon': ['#4d94c9', '#dcebf0', '#31505a'],
  'coast-dusk': ['#3a4470', '#f0a279', '#1f2438'],
  'city-evening': ['#1f2745', '#d98a6f', '#12151f'],
  'city-morning': ['#8fb0cc', '#f3e2cc', '#3c4a5c'],
  'desert-light': ['#7ba3c4', '#f6ddb8', '#8a4a2c'],
  'lake-camp': ['#1c2a4a', '#e09a72', '#141c2a'],
  'winter-pass': ['#7f9fc0', '#e9eff5', '#4a6280'],
};

/** A landscape as SVG markup of 2400 by 1350; the same name and seed always give the same text. */
export function drawScene(name: SceneName, seed = 1): string {
  const [top, horizon, land] = SKIES[name];
  let ridges = '';
  for (let layer = 0; layer < 6; layer += 1) {
    const noise = fractalNoise(seed * 31 + layer * 7 + name.length, 6);
    let d = 'M0 1350';
    for (let x = 0; x <= 2400; x += 8)
      d += `L${x} ${num(620 + layer * 110 - noise(x / (520 - layer * 40), layer) * (230 - layer * 18))}`;
    ridges += `<path d="${d}L2400 1350Z" fill="${blend(horizon, land, 0.2 + layer * 0.16)}"/>`;
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2400 1350" width="2400" height="1350"><defs><linearGradient id="s" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset=".55" stop-color="${horizon}"/></linearGradient></defs><rect width="2400" height="1350" fill="url(#s)"/>${ridges}</svg>`;
}
