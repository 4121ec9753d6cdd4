/** Pixels of a cutout: red, green, blue and alpha of each, row by row. */
export interface Cutout {
  readonly width: number;
  readonly height: number;
  readonly rgba: Uint8Array;
}

/** A hem is open and a side is round: up and down, the way to an edge counts more. */
const HEM = 2.5;

/** What is at least this opaque is of the product. */
const SOLID = 128;
const FAR = 1e9;

/** Whether the pixel with a number is of the product. */
export const isSolid = ({ rgba }: Cutout, index: number): boolean => (rgba[index * 4 + 3] ?? 0) >= SOLID;

/**
 * Squared distances along a line, from those across it: the lowest of the parabolas that stand on its pixels
 * (Felzenszwalb and Huttenlocher).
 */
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

/** How far each pixel of the product is from the nearest one that is not, in pixels across; 0 outside. */
function distances(cutout: Cutout): Float64Array {
  const { width, height } = cutout;
  const squared = Float64Array.from({ length: width * height }, (_, index) =>
    isSolid(cutout, index) ? FAR : 0,
  );
  const column = new Float64Array(height);
  const columnOut = new Float64Array(height);
  for (let x = 0; x < width; x += 1) {
    for (let y = 0; y < height; y += 1) column[y] = squared[y * width + x] ?? 0;
    transformLine(column, height, columnOut);
    for (let y = 0; y < height; y += 1) squared[y * width + x] = (columnOut[y] ?? 0) * HEM ** 2;
  }
  const rowOut = new Float64Array(width);
  for (let y = 0; y < height; y += 1) {
    transformLine(squared.subarray(y * width, (y + 1) * width), width, rowOut);
    for (let x = 0; x < width; x += 1) squared[y * width + x] = Math.sqrt(rowOut[x] ?? 0);
  }
  return squared;
}

/**
 * How far each pixel of the product stands out towards the viewer, in pixels: round at the outline and flat where the
 * product is thicker than `depth` on each side.
 */
export function relief(cutout: Cutout, depth: number): Float32Array {
  const away = distances(cutout);
  const round = depth * 1.6;
  return Float32Array.from(away, (distance) => {
    const share = Math.min(1, distance / round);
    return depth * Math.sqrt(share * (2 - share));
  });
}
