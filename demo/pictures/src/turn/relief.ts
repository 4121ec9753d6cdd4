/** RGBA pixels, row by row. */
export interface Cutout {
  readonly width: number;
  readonly height: number;
  readonly rgba: Uint8Array;
}

/** Weights vertical distances: a hem is open, a side is round. */
const HEM = 2.5;

/** Half the width of a handle or strap, and its depth. */
const THIN = 34;
/** Thin parts are searched in every second pixel of every second row. */
const COARSE = 2;

/** Minimum alpha of a product pixel. */
const SOLID = 128;
const FAR = 1e9;

/** True for a pixel of the product, by index. */
export const isSolid = ({ rgba }: Cutout, index: number): boolean => (rgba[index * 4 + 3] ?? 0) >= SOLID;

function transformLine(line: Float64Array, count: number, out: Float64Array): void {
  const hulls = new Int32Array(count);
  const bounds = new Float64Array(count + 1);
  let last = 0;
  bounds[0] = -FAR;
  bounds[1] = FAR;
  const at = (index: number): number => line[index] ?? FAR;
  for (let q = 1; q < count; q += 1) {
    let meet = 0;
    for (;;) {
      const hull = hulls[last] ?? 0;
      meet = (at(q) + q * q - (at(hull) + hull * hull)) / (2 * (q - hull));
      if (meet > (bounds[last] ?? -FAR) || last === 0) break;
      last -= 1;
    }
    if (meet <= (bounds[last] ?? -FAR)) meet = bounds[last] ?? -FAR;
    last += 1;
    hulls[last] = q;
    bounds[last] = meet;
    bounds[last + 1] = FAR;
  }
  let part = 0;
  for (let q = 0; q < count; q += 1) {
    while ((bounds[part + 1] ?? FAR) < q) part += 1;
    const hull = hulls[part] ?? 0;
    out[q] = (q - hull) ** 2 + at(hull);
  }
}

interface Field {
  readonly width: number;
  readonly height: number;
  readonly has: (index: number) => boolean;
}

/** Distance of each pixel of a field to the nearest outside, 0 outside; vertical steps weigh `upright`. */
function distances({ width, height, has }: Field, upright: number): Float64Array {
  const squared = Float64Array.from({ length: width * height }, (_, index) => (has(index) ? FAR : 0));
  const column = new Float64Array(height);
  const columnOut = new Float64Array(height);
  for (let x = 0; x < width; x += 1) {
    for (let y = 0; y < height; y += 1) column[y] = squared[y * width + x] ?? 0;
    transformLine(column, height, columnOut);
    for (let y = 0; y < height; y += 1) squared[y * width + x] = (columnOut[y] ?? 0) * upright ** 2;
  }
  const rowOut = new Float64Array(width);
  for (let y = 0; y < height; y += 1) {
    transformLine(squared.subarray(y * width, (y + 1) * width), width, rowOut);
    for (let x = 0; x < width; x += 1) squared[y * width + x] = Math.sqrt(rowOut[x] ?? 0);
  }
  return squared;
}

/** The height of each pixel towards the viewer: round at the outline, flat beyond `depth`. */
export function relief(cutout: Cutout, depth: number): Float32Array {
  const { width, height } = cutout;
  const has = (index: number): boolean => isSolid(cutout, index);
  const away = distances({ width, height, has }, HEM);
  const isThin = thinParts(cutout);
  return Float32Array.from(away, (distance, index) =>
    isThin(index) ? rounded(distance, Math.min(depth, THIN)) : rounded(distance, depth),
  );
}

/** Round at the outline, flat beyond `depth`. */
function rounded(distance: number, depth: number): number {
  const share = Math.min(1, distance / (depth * 1.6));
  return depth * Math.sqrt(share * (2 - share));
}

/** Pixels of handles, straps and cords, where no disc fits into the product. */
function thinParts(cutout: Cutout): (index: number) => boolean {
  const [width, height] = [Math.ceil(cutout.width / COARSE), Math.ceil(cutout.height / COARSE)];
  const radius = THIN / COARSE;
  const isProduct = (index: number): boolean =>
    isSolid(cutout, (Math.floor(index / width) * cutout.width + (index % width)) * COARSE);
  const inside = distances({ width, height, has: isProduct }, 1);
  const fromDiscs = distances({ width, height, has: (index) => (inside[index] ?? 0) <= radius }, 1);
  return (index) => {
    const [x, y] = [index % cutout.width, Math.floor(index / cutout.width)];
    return (fromDiscs[Math.floor(y / COARSE) * width + Math.floor(x / COARSE)] ?? 0) > radius + 1;
  };
}
