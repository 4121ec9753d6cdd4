import { tableNoise, type Noise } from '../kit/noise.ts';

/** A colour as three parts of light, from 0 to 1. */
export type Light = readonly [red: number, green: number, blue: number];

/** What the land is, how it is lit and from where it is seen; distances are in units of about ten metres. */
export interface Terrain {
  readonly seed: number;
  /** Heights above the plain of the highest summits. */
  readonly relief: number;
  /** Jagged rock (1) or rounded hills (0). */
  readonly rugged: number;
  /** Width of a mountain. */
  readonly span: number;
  readonly eye: number;
  /** Focal length over picture width: 1 is wide, 2 brings distant summits near. */
  readonly lens: number;
  /** Line of sight: where the horizon lies from the top, 0 to 1. */
  readonly horizon: number;
  readonly near: number;
  readonly far: number;
  /** Where mountains begin to rise; before that the land is low. */
  readonly rise: number;
  /** Sun: to the right (1), left (-1), and its height. */
  readonly sun: readonly [right: number, up: number, away: number];
  readonly sunLight: Light;
  readonly shade: Light;
  readonly haze: Light;
  readonly hazeFrom: number;
  readonly hazeTo: number;
  readonly rock: Light;
  readonly ground: Light;
  readonly snow: Light;
  /** Height above which snow lies, and below which plants grow. */
  readonly snowLine: number;
  readonly plantLine: number;
  /** Heights below this are water or valley floor and stay open. */
  readonly floor: number;
  /** How deep a valley runs away from the viewer in the middle. */
  readonly valley: number;
  /** Land on one side only: right (1), left (-1) or both (0). */
  readonly side: number;
  /** Height of the steps in which land rises, as in deserts; 0 for none. */
  readonly terraces: number;
}

/** A painted part of a picture: colour and coverage, four bytes to a pixel. */
export interface Painted {
  readonly pixels: Uint8Array;
  readonly width: number;
  readonly height: number;
}

const clamp = (value: number, low = 0, high = 1): number => Math.min(high, Math.max(low, value));
const smooth = (from: number, to: number, value: number): number => {
  const t = clamp((value - from) / (to - from));
  return t * t * (3 - 2 * t);
};
const mix = (a: number, b: number, t: number): number => a + (b - a) * t;

type Height = (x: number, z: number, octaves?: number) => number;

const OCTAVES = 8;

/** Ridged noise makes the crests, its octaves weighted by the height below them, as erosion leaves them. */
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

interface Place {
  readonly x: number;
  readonly z: number;
  readonly height: number;
  readonly distance: number;
  readonly octaves: number;
}

function shadeAt(terrain: Terrain, height: Height, grain: Noise, place: Place): Light {
  const { x, z, distance } = place;
  const step = Math.max(0.6, distance * 0.0028);
  const slopeX = (height(x + step, z, place.octaves) - place.height) / step;
  const slopeZ = (height(x, z + step, place.octaves) - place.height) / step;
  const length = Math.hypot(slopeX, 1, slopeZ);
  const [right, up, away] = terrain.sun;
  const facing = clamp((-slopeX * right + up - slopeZ * away) / length);
  let open = 1;
  for (let hop = 1; hop <= 3; hop += 1) {
    const reach = hop * hop * terrain.span * 0.06;
    const above = height(x + right * reach, z + away * reach, 4) - place.height - up * reach;
    open = Math.min(open, 1 - smooth(0, reach * 0.1 + 1, above));
  }
  const lit = facing * mix(0.12, 1, open);
  const steep = 1 - 1 / length;
  const rough = grain(x * 0.9, z * 0.9);
  const snowy = smooth(
    terrain.snowLine - 8,
    terrain.snowLine + 10,
    place.height + rough * 14 - steep * terrain.relief * 0.34,
  );
  const green =
    smooth(terrain.plantLine + 10, terrain.plantLine - 14, place.height + rough * 12) *
    smooth(0.62, 0.3, steep);
  const skyPart = 0.55 + 0.45 / length;
  const haze =
    1 -
    Math.exp(-Math.max(0, distance - terrain.hazeFrom) / terrain.hazeTo) *
      (0.86 + 0.14 * clamp(place.height / terrain.relief));
  const channel = (index: 0 | 1 | 2): number => {
    const stone = terrain.rock[index] * (0.9 + rough * 0.18);
    const covered = mix(
      mix(stone, terrain.ground[index] * (0.82 + rough * 0.3), green),
      terrain.snow[index],
      snowy,
    );
    const light = terrain.sunLight[index] * lit + terrain.shade[index] * skyPart;
    return mix(covered * light, terrain.haze[index], haze);
  };
  return [channel(0), channel(1), channel(2)];
}

const STRIDE = 1.005;

/** Fills a column between two rows, from the colour of the lower to that of the upper. */
function fill(
  painted: Painted,
  column: number,
  rows: readonly [upper: number, lower: number],
  colours: readonly [upper: Light, lower: Light],
): void {
  const [upper, lower] = rows;
  for (let y = upper; y < lower; y += 1) {
    const at = (y * painted.width + column) * 4;
    const t = (y - upper) / (lower - upper);
    for (const index of [0, 1, 2] as const) {
      painted.pixels[at + index] = Math.round(255 * clamp(mix(colours[0][index], colours[1][index], t)));
    }
    painted.pixels[at + 3] = 255;
  }
}

/** Looks across the land column by column, near to far, keeping only what rises above what came before. */
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
    let before: { readonly colour: Light; readonly distance: number } | undefined;
    for (let distance = terrain.near; distance < terrain.far && top > 0; distance *= STRIDE) {
      const x = lean * distance;
      // Detail smaller than a pixel is not worth its time, and would only flicker between columns.
      const octaves = Math.round(clamp(Math.log2((terrain.span * focal) / (distance * 1.6)), 4, OCTAVES));
      const here = land(x, distance, octaves);
      if (here < terrain.floor) {
        // Water hides the foot of what stands behind it.
        top = Math.min(
          top,
          Math.max(0, Math.ceil(horizon - ((terrain.floor - terrain.eye) * focal) / distance)),
        );
        before = undefined;
        continue;
      }
      const row = Math.max(0, Math.round(horizon - ((here - terrain.eye) * focal) / distance));
      if (row >= top) continue;
      const colour = shadeAt(terrain, land, grain, { x, z: distance, height: here, distance, octaves });
      const joined = before !== undefined && before.distance * STRIDE ** 2 > distance;
      fill(painted, column, [row, top], [colour, joined && before ? before.colour : colour]);
      before = { colour, distance };
      top = row;
    }
  }
  return painted;
}
