import { tableNoise, type Noise } from '../kit/noise.ts';
import { clamp, mix, smooth } from './ease.ts';
import { colourAt, lightAt, litBetween, type Lit } from './terrain-light.ts';
import type { Light, Terrain, Height } from './terrain-types.ts';

/** A painted layer: RGBA, four bytes per pixel. */
export interface Painted {
  readonly pixels: Uint8Array;
  readonly width: number;
  readonly height: number;
}

const OCTAVES = 8;

/** Ridged noise, its octaves weighted by the height below them, like erosion. */
function heightOf(terrain: Terrain): Height {
  const { seed, span, relief, rugged, rise, valley, side, terraces } = terrain;
  const layers = Array.from({ length: OCTAVES }, (_, octave) => tableNoise(seed * 131 + octave * 17));
  const broad = tableNoise(seed * 7 + 3);
  const warp = tableNoise(seed * 11 + 5);
  return (x, z, octaves = OCTAVES) => {
    const wx = x / span + warp(x / span / 1.7, z / span / 1.7) * 0.22;
    const wz = z / span + warp(z / span / 1.7 + 9, x / span / 1.7) * 0.22;
    let sum = 0;
    let weight = 1;
    let gain = 1;
    let scale = 1;
    for (let octave = 0; octave < octaves; octave += 1) {
      const layer = layers[octave];
      if (!layer) break;
      const raw = layer(wx * scale, wz * scale);
      const ridge = 1 - Math.abs(raw);
      const shape = mix(raw * 0.5 + 0.5, ridge * ridge, rugged) * weight;
      sum += shape * gain;
      weight = clamp(shape * 1.9, 0.12, 1);
      gain *= 0.47;
      scale *= 2.07;
    }
    const lift = smooth(rise * 0.35, rise * 1.5, z) * (0.72 + broad(x / span / 2.6, z / span / 2.6) * 0.5);
    const open = 1 - valley * Math.exp(-((x / (span * 0.75)) ** 2)) * smooth(rise * 4, rise, z);
    const shore =
      side === 0 ? 1 : smooth(-0.12, 0.42, (x * side) / (Math.abs(z) + span * 0.2) + warp(z / span, 3) * 0.1);
    const rise01 = (sum / 1.75) * lift * open * shore;
    if (terraces === 0) return rise01 * relief - (side === 0 ? 0 : (1 - shore) * 30);
    const level = rise01 / terraces;
    const step = Math.floor(level);
    return (step + smooth(0.25, 0.75, level - step) * 0.85 + (level - step) * 0.15) * terraces * relief;
  };
}

const STRIDE = 1.005;

/** Paints a column between two rows by interpolation. */
function fill(
  painted: Painted,
  column: number,
  rows: readonly [upper: number, lower: number],
  points: readonly [upper: Lit, lower: Lit],
  colourOf: (point: Lit) => Light,
): void {
  const [upper, lower] = rows;
  for (let y = upper; y < lower; y += 1) {
    const at = (y * painted.width + column) * 4;
    const colour = colourOf(litBetween(points[0], points[1], (y - upper) / (lower - upper)));
    for (const index of [0, 1, 2] as const)
      painted.pixels[at + index] = Math.round(255 * clamp(colour[index]));
    painted.pixels[at + 3] = 255;
  }
}

/** Renders columns from near to far, painting only what rises above what came before. */
export function paintTerrain(terrain: Terrain, width: number, height: number): Painted {
  const land = heightOf(terrain);
  const fine = tableNoise(terrain.seed + 77);
  const grain: Noise = (x, y) =>
    fine(x, y) * 0.55 + fine(x * 2.3 + 40, y * 2.3) * 0.3 + fine(x * 5.1, y * 5.1 + 80) * 0.15;
  const painted = { pixels: new Uint8Array(width * height * 4), width, height };
  const focal = width * terrain.lens;
  const horizon = terrain.horizon * height;
  for (let column = 0; column < width; column += 1) {
    const lean = (column - width / 2) / focal;
    let top = height;
    let before: Lit | undefined;
    for (let distance = terrain.near; distance < terrain.far && top > 0; distance *= STRIDE) {
      const x = lean * distance;
      // Detail smaller than a pixel costs time and would flicker between columns.
      const octaves = Math.round(clamp(Math.log2((terrain.span * focal) / (distance * 1.6)), 4, OCTAVES));
      const here = land(x, distance, octaves);
      if (here < terrain.floor) {
        // Water hides the base of what is behind it.
        top = Math.min(
          top,
          Math.max(0, Math.ceil(horizon - ((terrain.floor - terrain.eye) * focal) / distance)),
        );
        before = undefined;
        continue;
      }
      const row = Math.max(0, Math.round(horizon - ((here - terrain.eye) * focal) / distance));
      if (row >= top) continue;
      const point = lightAt(terrain, land, { x, z: distance, height: here, octaves });
      const joined = before !== undefined && before.distance * STRIDE ** 2 > distance;
      fill(painted, column, [row, top], [point, joined && before ? before : point], (lit) =>
        colourAt(terrain, grain, lit),
      );
      before = point;
      top = row;
    }
  }
  return painted;
}
