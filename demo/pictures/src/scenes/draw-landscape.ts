import type { SceneName } from '../picture.ts';
import { drawCityScene, type CityScene } from './city-scenes.ts';
import { drawForestScene, type ForestScene } from './forest-scenes.ts';
import type { MountainScene } from './lands.ts';
import { drawMountainScene } from './mountain-scenes.ts';

export type Landscape = Extract<SceneName, MountainScene | ForestScene | CityScene>;

/** A landscape with a person for scale. */
export function drawLandscape(name: Landscape, seed: number): string {
  switch (name) {
    case 'forest-morning':
    case 'forest-rain':
      return drawForestScene(name, seed);
    case 'city-evening':
    case 'city-morning':
      return drawCityScene(name, seed);
    default:
      return drawMountainScene(name, seed);
  }
}
