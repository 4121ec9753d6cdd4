import { tableNoise } from '../kit/noise.ts';
import { curve, type Point, pts } from '../kit/path.ts';
import { pngDataUri } from '../kit/png.ts';
import { seededRandom } from '../kit/random.ts';
import { SCENE_HEIGHT, SCENE_WIDTH } from './air.ts';
import { clamp, mix } from './ease.ts';

const EDGE = pts`1180 1350, 1256 1296, 1330 1262, 1384 1180, 1452 1130, 1478 1040, 1542 985, 1566 880, 1622 822, 1640 742, 1690 668, 1706 604, 1738 572, 1868 568, 1912 600, 1992 622, 2044 700, 2150 742, 2210 806, 2306 832, 2460 920`;
const SUMMIT = { from: 1738, to: 1870 };

const LEFT = 1160;
const TOP = 540;
const FACE_WIDTH = 496;
const FACE_HEIGHT = 324;

/** Slabs that lean to the right, lit by a low sun on the left. */
function face(seed: number): string {
  const broad = tableNoise(seed * 19 + 3);
  const fine = tableNoise(seed * 23 + 8);
  const ridge = (x: number, y: number): number => 1 - Math.abs(broad(x, y));
  const height = (px: number, py: number): number => {
    const x = (px + py * 0.34) / 62;
    const y = (py - px * 0.18) / 96;
    const bend = fine(x * 0.8, y * 0.8) * 0.35;
    return (
      ridge(x + bend, y) +
      ridge(x * 2.3 + 7 + bend, y * 1.9 + bend) * 0.5 +
      ridge(x * 5.1 + 31, y * 4.3 + bend) * 0.22 +
      fine(x * 9.7, y * 8.1) * 0.1 +
      fine(x * 19, y * 17) * 0.05
    );
  };
  const samples = new Uint8Array(FACE_WIDTH * FACE_HEIGHT * 3);
  for (let y = 0; y < FACE_HEIGHT; y += 1) {
    for (let x = 0; x < FACE_WIDTH; x += 1) {
      const here = height(x, y);
      const slope = (height(x + 1, y) - here) * 0.9 + (height(x, y + 1) - here) * 0.5;
      const lit = clamp(0.4 + slope * 5.2) * mix(1, 0.42, clamp(x / FACE_WIDTH + y / FACE_HEIGHT - 0.35));
      const hollow = mix(0.55, 1, clamp(here - 0.35));
      const at = (y * FACE_WIDTH + x) * 3;
      samples[at] = Math.round(mix(24, 214, lit * 0.86) * hollow);
      samples[at + 1] = Math.round(mix(24, 156, lit * 0.84) * hollow);
      samples[at + 2] = Math.round(mix(34, 124, lit * 0.8) * hollow);
    }
  }
  return pngDataUri(samples, FACE_WIDTH, 3);
}

/** A crag on the right, with its top above the text of every crop. */
export function crag(seed: number): string {
  const random = seededRandom(seed + 71);
  const edge = EDGE.flatMap(([x, y], index): Point[] => {
    if (x >= SUMMIT.from && x <= SUMMIT.to) return [[x, y, 1]];
    const next = EDGE[index + 1];
    const half: Point[] = next
      ? [[(x + next[0]) / 2 + random.between(-16, 16), (y + next[1]) / 2 + random.between(-14, 14), 1]]
      : [];
    return [[x + random.between(-8, 8), y + random.between(-8, 8), 1], ...half];
  });
  const rock = curve([...edge, [2400, 1360, 1]], true);
  return (
    `<clipPath id="cragcut"><path d="${rock}"/></clipPath><g clip-path="url(#cragcut)">` +
    `<image href="${face(seed)}" x="${LEFT}" y="${TOP}" width="${SCENE_WIDTH - LEFT}" height="${SCENE_HEIGHT - TOP}" preserveAspectRatio="none"/>` +
    `<path d="${curve(edge)}" fill="none" stroke="#ffcf9f" stroke-opacity=".42" stroke-width="6"/></g>`
  );
}
