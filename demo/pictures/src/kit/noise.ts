/** A height at a point, from -1 to 1. */
export type Noise = (x: number, y: number) => number;

const hash = (x: number, y: number, seed: number): number => {
  let mixed = Math.imul(x, 0x27d4eb2d) ^ Math.imul(y, 0x165667b1) ^ Math.imul(seed, 0x9e3779b1);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 2_147_483_648 - 1;
};

const wrap = (value: number, period: number): number =>
  period > 0 ? ((value % period) + period) % period : value;

/** Smooth value noise, optionally periodic in both directions. */
export function valueNoise(seed: number, period = 0): Noise {
  return (x, y) => {
    const column = Math.floor(x);
    const row = Math.floor(y);
    const u = x - column;
    const v = y - row;
    const su = u * u * u * (u * (u * 6 - 15) + 10);
    const sv = v * v * v * (v * (v * 6 - 15) + 10);
    const left = wrap(column, period);
    const right = wrap(column + 1, period);
    const top = wrap(row, period);
    const bottom = wrap(row + 1, period);
    const upper = hash(left, top, seed) * (1 - su) + hash(right, top, seed) * su;
    const lower = hash(left, bottom, seed) * (1 - su) + hash(right, bottom, seed) * su;
    return upper * (1 - sv) + lower * sv;
  };
}

/** Octaves of value noise, each twice as fine and about half as high. */
export function fractalNoise(seed: number, octaves: number, gain = 0.5): Noise {
  const layers = Array.from({ length: octaves }, (_, octave) => valueNoise(seed + octave * 101));
  return (x, y) => {
    let sum = 0;
    let height = 1;
    let scale = 1;
    for (const layer of layers) {
      sum += layer(x * scale, y * scale) * height;
      height *= gain;
      scale *= 2.03;
    }
    return sum * (1 - gain);
  };
}

/** Round bumps, one per cell and off-centre; `across` cells fill `size` units and then repeat. */
export function cells(across: number, size: number): Noise {
  const pitch = size / across;
  return (x, y) => {
    const column = Math.floor(x / pitch);
    const row = Math.floor(y / pitch);
    let nearest = Number.POSITIVE_INFINITY;
    for (let dy = -1; dy <= 1; dy += 1) {
      for (let dx = -1; dx <= 1; dx += 1) {
        const cellX = wrap(column + dx, across);
        const cellY = wrap(row + dy, across);
        const px = (column + dx + 0.5 + hash(cellX, cellY, 41) * 0.42) * pitch;
        const py = (row + dy + 0.5 + hash(cellX, cellY, 42) * 0.42) * pitch;
        nearest = Math.min(nearest, (px - x) ** 2 + (py - y) ** 2);
      }
    }
    return 1 - Math.sqrt(nearest) / pitch;
  };
}

const TABLE = 256;

/** Table-based value noise: much faster, repeats after 256 units. */
export function tableNoise(seed: number): Noise {
  const table = new Float64Array(TABLE * TABLE);
  for (let at = 0; at < table.length; at += 1) table[at] = hash(at % TABLE, Math.floor(at / TABLE), seed);
  return (x, y) => {
    const column = Math.floor(x);
    const row = Math.floor(y);
    const u = x - column;
    const v = y - row;
    const su = u * u * u * (u * (u * 6 - 15) + 10);
    const sv = v * v * v * (v * (v * 6 - 15) + 10);
    const left = column & (TABLE - 1);
    const right = (column + 1) & (TABLE - 1);
    const top = (row & (TABLE - 1)) * TABLE;
    const bottom = ((row + 1) & (TABLE - 1)) * TABLE;
    const a = table[top + left] ?? 0;
    const c = table[bottom + left] ?? 0;
    const upper = a + ((table[top + right] ?? 0) - a) * su;
    const lower = c + ((table[bottom + right] ?? 0) - c) * su;
    return upper + (lower - upper) * sv;
  };
}
