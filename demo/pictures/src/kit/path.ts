/** A point; a third value of 1 makes it a corner of a smooth path. */
export type Point = readonly [x: number, y: number, corner?: 0 | 1];

/** One decimal is a tenth of a pixel at full size, and keeps the markup short. */
export const num = (value: number): string => String(Math.round(value * 10) / 10);
const xy = (x: number, y: number): string => `${num(x)} ${num(y)}`;

interface Tangent {
  readonly x: number;
  readonly y: number;
}

const tangentAt = (before: Point | undefined, here: Point, after: Point | undefined): Tangent | undefined =>
  here[2] === 1 || !before || !after
    ? undefined
    : { x: (after[0] - before[0]) / 6, y: (after[1] - before[1]) / 6 };

/** A smooth path through the points, sharp only at corners. */
export function curve(points: readonly Point[], closed = false): string {
  const count = points.length;
  const at = (index: number): Point | undefined => (closed ? points[(index + count) % count] : points[index]);
  const [first] = points;
  if (first === undefined) return '';
  let path = `M${xy(first[0], first[1])}`;
  for (let index = 0; index < (closed ? count : count - 1); index += 1) {
    const from = at(index);
    const to = at(index + 1);
    if (!from || !to) continue;
    const span = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const leave = tangentAt(at(index - 1), from, to);
    const arrive = tangentAt(from, to, at(index + 2));
    // No handle is longer than half of its segment, so that a long neighbour cannot distort a short one.
    const fit = (handle: Tangent | undefined): Tangent => {
      if (!handle) return { x: (to[0] - from[0]) / 3, y: (to[1] - from[1]) / 3 };
      const scale = Math.min(1, (span * 0.42) / (Math.hypot(handle.x, handle.y) || 1));
      return { x: handle.x * scale, y: handle.y * scale };
    };
    const out = fit(leave);
    const into = fit(arrive);
    path += `C${xy(from[0] + out.x, from[1] + out.y)} ${xy(to[0] - into.x, to[1] - into.y)} ${xy(to[0], to[1])}`;
  }
  return closed ? `${path}Z` : path;
}

/** The horizontal middle of portrait pictures. */
export const CENTRE = 600;

/** Mirrors the right half, as offsets from the middle from top to bottom. */
export function mirrored(half: readonly Point[]): readonly Point[] {
  const right = half.map(([x, y, corner]): Point => [CENTRE + x, y, corner ?? 0]);
  const left = half
    .filter(([x]) => x !== 0)
    .map(([x, y, corner]): Point => [CENTRE - x, y, corner ?? 0])
    .toReversed();
  return [...right, ...left];
}

/** A thin shape with two pointed ends: a fold, a highlight, a hair. */
export function sliver(from: Point, via: Point, to: Point, width: number): string {
  const dx = to[0] - from[0];
  const dy = to[1] - from[1];
  const length = Math.hypot(dx, dy) || 1;
  const nx = (-dy / length) * width;
  const ny = (dx / length) * width;
  return (
    `M${xy(from[0], from[1])}Q${xy(via[0] * 2 - (from[0] + to[0]) / 2 + nx, via[1] * 2 - (from[1] + to[1]) / 2 + ny)} ` +
    `${xy(to[0], to[1])}Q${xy(via[0] * 2 - (from[0] + to[0]) / 2 - nx, via[1] * 2 - (from[1] + to[1]) / 2 - ny)} ${xy(from[0], from[1])}Z`
  );
}

/** A rectangle with rounded corners, as a path. */
export const box = (x: number, y: number, width: number, height: number, radius: number): string =>
  `M${xy(x + radius, y)}h${num(width - 2 * radius)}q${xy(radius, 0)} ${xy(radius, radius)}v${num(height - 2 * radius)}` +
  `q${xy(0, radius)} ${xy(-radius, radius)}h${num(2 * radius - width)}q${xy(-radius, 0)} ${xy(-radius, -radius)}` +
  `v${num(2 * radius - height)}q${xy(0, -radius)} ${xy(radius, -radius)}Z`;

const readPoint = (text: string): Point => {
  const [x = '', y = ''] = text.split(/\s+/);
  return [Number(x), Number.parseFloat(y), y.endsWith('!') ? 1 : 0];
};

/** Points as `x y, x y!`, with an exclamation mark for corners. */
export const pts = (parts: TemplateStringsArray, ...values: readonly number[]): readonly Point[] =>
  String.raw(parts, ...values)
    .trim()
    .split(/\s*,\s*/)
    .map(readPoint);
