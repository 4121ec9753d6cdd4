import { cells, fractalNoise, valueNoise, type Noise } from './noise.ts';
import { pngDataUri } from './png.ts';

/** `crumple` for crisp shells, `drape` for soft cloth, `smooth` for stretch. */
export type Folds = 'crumple' | 'drape' | 'smooth';

/** `pile` for fleece, `grain` for leather and foam, `knit`, `grid` for fleece cushions. */
export type Surface = 'pile' | 'grain' | 'knit' | 'grid' | 'mesh';

const FOLD_WIDTH = 360;
const FOLD_HEIGHT = 450;
const SURFACE_SIZE = 256;

/** Upper-left light on a height field, as black or white with its strength as alpha. */
function light(height: Noise, width: number, rows: number, strength: number): Uint8Array {
  const field = new Float64Array((width + 1) * (rows + 1));
  for (let y = 0; y <= rows; y += 1) {
    for (let x = 0; x <= width; x += 1) field[y * (width + 1) + x] = height(x, y);
  }
  const samples = new Uint8Array(width * rows * 2);
  for (let y = 0; y < rows; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = y * (width + 1) + x;
      const here = field[at] ?? 0;
      const slope = ((field[at + 1] ?? 0) - here) * 0.8 + ((field[at + width + 1] ?? 0) - here) * 0.6;
      const amount = Math.tanh(slope * strength);
      samples[(y * width + x) * 2] = amount > 0 ? 255 : 0;
      samples[(y * width + x) * 2 + 1] = Math.round(Math.abs(amount) * (amount > 0 ? 150 : 190));
    }
  }
  return samples;
}

/** Sharp valleys between round hills. */
const creased =
  (noise: Noise, softness = 0.004): Noise =>
  (x, y) =>
    1 - Math.sqrt(noise(x, y) ** 2 + softness);

const FOLD_FIELDS: Readonly<Record<Folds, (seed: number) => { height: Noise; strength: number }>> = {
  crumple(seed) {
    const warp = fractalNoise(seed + 7, 2);
    const broad = creased(fractalNoise(seed, 2));
    const fine = creased(fractalNoise(seed + 31, 2));
    return {
      strength: 11,
      height: (px, py) => {
        const x = px / 95 + py / 420;
        const y = py / 230 - px / 600;
        const shift = warp(x * 0.7, y * 0.7) * 0.5;
        return broad(x + shift, y + shift * 0.5) + fine(x * 1.9 + shift, y * 1.5 - shift) * 0.25;
      },
    };
  },
  drape(seed) {
    const warp = fractalNoise(seed + 3, 2);
    const broad = fractalNoise(seed, 2, 0.4);
    return {
      strength: 13,
      height: (px, py) => {
        const x = px / 62;
        const y = py / 230;
        return broad(x + warp(x * 0.5, y) * 0.7 + py / 520, y * 1.1);
      },
    };
  },
  smooth(seed) {
    const broad = fractalNoise(seed, 1);
    return { strength: 9, height: (px, py) => broad(px / 105 + py / 700, py / 150) };
  },
};

const SURFACE_FIELDS: Readonly<Record<Surface, () => { height: Noise; strength: number }>> = {
  pile() {
    const tufts = cells(26, SURFACE_SIZE);
    const fine = valueNoise(12, 128);
    return { strength: 2, height: (x, y) => tufts(x, y) * 1.6 + fine(x / 2, y / 2) * 0.2 };
  },
  grain() {
    const fine = valueNoise(21, 128);
    const broad = valueNoise(22, 64);
    return { strength: 0.7, height: (x, y) => fine(x / 2, y / 2) * 0.6 + broad(x / 4, y / 4) * 0.6 };
  },
  grid() {
    const cushion = (at: number): number => Math.sqrt(Math.abs(Math.sin((at / SURFACE_SIZE) * Math.PI * 6)));
    return { strength: 2.4, height: (x, y) => Math.min(cushion(x), cushion(y)) };
  },
  mesh() {
    const hole = (x: number, y: number): number =>
      Math.hypot((((x % 32) + 32) % 32) - 16, (((y % 32) + 32) % 32) - 16) < 9 ? -1 : 0;
    return { strength: 2.2, height: (x, y) => Math.max(-1, hole(x, y) + hole(x + 16, y + 16)) };
  },
  knit() {
    return {
      strength: 1.6,
      height: (x, y) =>
        Math.abs(((x / 16) % 1) - 0.5) * -2 + 0.5 * Math.abs((((y + Math.abs((x % 16) - 8)) / 8) % 1) - 0.5),
    };
  },
};

const cached = new Map<string, string>();
const once = (key: string, make: () => string): string => {
  const known = cached.get(key);
  if (known !== undefined) return known;
  const made = make();
  cached.set(key, made);
  return made;
};

/** The light on a picture's folds; cached, because there are few variants. */
export function foldsImage(folds: Folds, variant: number): string {
  return once(`${folds}-${variant}`, () => {
    const { height, strength } = FOLD_FIELDS[folds](variant * 977 + 5);
    return pngDataUri(light(height, FOLD_WIDTH, FOLD_HEIGHT, strength), FOLD_WIDTH, 2);
  });
}

/** The light on a seamless tile of a surface. */
export function surfaceImage(surface: Surface): string {
  return once(surface, () => {
    const { height, strength } = SURFACE_FIELDS[surface]();
    return pngDataUri(light(height, SURFACE_SIZE, SURFACE_SIZE, strength), SURFACE_SIZE, 2);
  });
}
