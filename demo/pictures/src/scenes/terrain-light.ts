import type { Noise } from '../kit/noise.ts';
import { clamp, mix, smooth } from './ease.ts';
import type { Height, Light, Terrain } from './terrain-types.ts';

/** A point of the terrain with its light. */
export interface Lit {
  readonly x: number;
  readonly z: number;
  readonly height: number;
  readonly distance: number;
  /** Direct light from 0 to 1, with shadows. */
  readonly sun: number;
  /** Level ground is 0, a wall 1. */
  readonly steep: number;
}

/** The light at a point; slopes are averaged over a width, so that neighbouring columns match. */
export function lightAt(
  terrain: Terrain,
  land: Height,
  place: { readonly x: number; readonly z: number; readonly height: number; readonly octaves: number },
): Lit {
  const { x, z, height, octaves } = place;
  const reach = Math.max(1.6, z * 0.0052);
  const slopeX = (land(x + reach, z, octaves) - land(x - reach, z, octaves)) / (2 * reach);
  const slopeZ = (land(x, z + reach, octaves) - height) / reach;
  const length = Math.hypot(slopeX, 1, slopeZ);
  const [right, up, away] = terrain.sun;
  const facing = clamp((-slopeX * right + up - slopeZ * away) / length);
  let open = 1;
  for (let hop = 1; hop <= 3; hop += 1) {
    const far = hop * hop * terrain.span * 0.06;
    const above = land(x + right * far, z + away * far, 4) - height - up * far;
    open = Math.min(open, 1 - smooth(0, far * 0.1 + 1, above));
  }
  return { x, z, height, distance: z, sun: facing * mix(0.12, 1, open), steep: 1 - 1 / length };
}

/** Interpolates two lit points. */
export const litBetween = (from: Lit, to: Lit, t: number): Lit => ({
  x: mix(from.x, to.x, t),
  z: mix(from.z, to.z, t),
  height: mix(from.height, to.height, t),
  distance: mix(from.distance, to.distance, t),
  sun: mix(from.sun, to.sun, t),
  steep: mix(from.steep, to.steep, t),
});

/** The colour of a lit point. Grain on walls uses wall coordinates, which avoids streaks down cliffs. */
export function colourAt(terrain: Terrain, grain: Noise, point: Lit): Light {
  const { x, z, height, distance, sun, steep } = point;
  const wall = smooth(0.16, 0.5, steep);
  const size = 0.3 + 240 / (distance + 260);
  const rough = mix(grain(x * size, z * size), grain((x + z * 0.6) * size * 0.8, height * size * 1.1), wall);
  // Nearly level strata, alternately lighter and darker.
  const beds = wall * grain((x + z) * 0.012, height * 0.09 + x * 0.012);
  const snowy = smooth(
    terrain.snowLine - 8,
    terrain.snowLine + 10,
    height +
      rough * 26 +
      beds * 30 -
      steep * terrain.relief * 0.3 -
      smooth(0.5, 0.72, steep) * terrain.relief * 0.5,
  );
  const green =
    smooth(terrain.plantLine + 14, terrain.plantLine - 18, height + rough * 22) * smooth(0.66, 0.3, steep);
  const skyPart = 1 - 0.45 * steep;
  const haze =
    1 -
    Math.exp(-Math.max(0, distance - terrain.hazeFrom) / terrain.hazeTo) *
      (0.86 + 0.14 * clamp(height / terrain.relief));
  const channel = (index: 0 | 1 | 2): number => {
    const stone = terrain.rock[index] * (0.92 + rough * 0.2 + beds * 0.26);
    const covered = mix(
      mix(stone, terrain.ground[index] * (0.84 + rough * 0.34), green),
      terrain.snow[index],
      snowy,
    );
    const light =
      terrain.sunLight[index] * sun * (1 + (rough * 0.16 + beds * 0.2) * wall) +
      terrain.shade[index] * skyPart;
    return mix(covered * light, terrain.haze[index], haze);
  };
  return [channel(0), channel(1), channel(2)];
}
