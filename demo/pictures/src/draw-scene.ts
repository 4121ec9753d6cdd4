import type { SceneName } from './picture.ts';
import { drawCityScene } from './scenes/city-scenes.ts';
import { drawForestScene } from './scenes/forest-scenes.ts';
import { drawMountainScene } from './scenes/mountain-scenes.ts';

/** A landscape as SVG markup of 2400 by 1350; the same name and seed always give the same text. */
export function drawScene(name: SceneName, seed = 1): string {
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
