import { drawDisplay, isDisplay } from './scenes/displays.ts';
import { drawLandscape } from './scenes/draw-landscape.ts';
import type { SceneName } from './picture.ts';

/** A landscape, or products before one, as SVG markup of 2400 by 1350; deterministic. */
export const drawScene = (name: SceneName, seed = 1): string =>
  isDisplay(name) ? drawDisplay(name, seed) : drawLandscape(name, seed);
