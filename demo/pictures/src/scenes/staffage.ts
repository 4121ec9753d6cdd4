import { curve, num, type Point } from '../kit/path.ts';
import type { Random } from '../kit/random.ts';

/** A conifer: a trunk and ragged boughs, narrow at the top. */
function conifer(random: Random, x: number, foot: number, tall: number, fill: string, lit?: string): string {
  const tiers = Math.round(9 + tall / 60);
  const wide = tall * random.between(0.17, 0.23);
  const left: Point[] = [];
  const right: Point[] = [];
  for (let tier = 0; tier < tiers; tier += 1) {
    const t = (tier + 0.6) / tiers;
    const y = foot - tall + tall * 0.95 * t;
    const reach = wide * t ** 0.85;
    left.push(
      [x - reach * random.between(0.2, 0.42), y - tall * 0.012],
      [x - reach * random.between(0.8, 1.12), y + tall * random.between(0.015, 0.045)],
    );
    right.push(
      [x + reach * random.between(0.2, 0.42), y - tall * 0.012],
      [x + reach * random.between(0.8, 1.12), y + tall * random.between(0.015, 0.045)],
    );
  }
  const line = (points: readonly Point[]): string =>
    points.map(([px, py]) => `L${num(px)} ${num(py)}`).join('');
  const body = `M${num(x)} ${num(foot - tall)}${line(right)}L${num(x + tall * 0.012)} ${num(foot - tall * 0.05)}V${num(foot)}H${num(x - tall * 0.012)}V${num(foot - tall * 0.05)}${line(left.toReversed())}Z`;
  const side = lit
    ? `<path d="M${num(x)} ${num(foot - tall)}${line(left)}L${num(x)} ${num(foot - tall * 0.05)}Z" fill="${lit}"/>`
    : '';
  return `<path d="${body}" fill="${fill}"/>${side}`;
}

/** A row of conifers that follows the ground. */
export function treeLine(
  random: Random,
  ground: (x: number) => number,
  from: number,
  to: number,
  tall: readonly [number, number],
  gap: number,
  fill: string,
  lit?: string,
): string {
  let markup = '';
  for (let x = from; x < to; x += gap * random.between(0.5, 1.5)) {
    const size = random.between(tall[0], tall[1]) * (random.chance(0.15) ? 1.25 : 1);
    markup += conifer(random, x, ground(x) + size * 0.05, size, fill, lit);
  }
  return markup;
}

/** Somebody with a pack, seen from behind, standing or walking. */
export function hiker(
  x: number,
  foot: number,
  tall: number,
  coat: string,
  pack: string,
  dark = '#14161a',
): string {
  const unit = tall / 100;
  const at = (dx: number, dy: number): string => `${num(x + dx * unit)} ${num(foot - dy * unit)}`;
  return (
    `<ellipse cx="${num(x + 14 * unit)}" cy="${num(foot)}" rx="${num(30 * unit)}" ry="${num(4 * unit)}" fill="#05070a" fill-opacity=".3"/>` +
    `<path d="M${at(-9, 48)}L${at(-11, 24)}L${at(-10, 0)}L${at(-3, 0)}L${at(-2, 26)}L${at(1, 46)}L${at(5, 26)}L${at(6, 0)}L${at(14, 0)}L${at(12, 26)}L${at(10, 48)}Z" fill="${dark}"/>` +
    `<path d="M${at(-13, 78)}Q${at(0, 88)} ${at(13, 78)}L${at(17, 54)}L${at(12, 42)}L${at(-12, 42)}L${at(-17, 54)}Z" fill="${coat}"/>` +
    `<path d="M${at(-10, 80)}Q${at(0, 86)} ${at(10, 80)}L${at(12, 52)}Q${at(0, 46)} ${at(-12, 52)}Z" fill="${pack}"/><path d="M${at(-10, 70)}H${num(x + 10 * unit)}" stroke="#05070a" stroke-opacity=".35" stroke-width="${num(unit * 1.6)}"/>` +
    `<ellipse cx="${num(x)}" cy="${num(foot - 91 * unit)}" rx="${num(6.4 * unit)}" ry="${num(8 * unit)}" fill="${dark}"/><path d="M${at(-7, 93)}Q${at(0, 104)} ${at(7, 93)}Z" fill="${coat}"/>`
  );
}

/** A small tent lit from within. */
export function litTent(x: number, foot: number, wide: number): string {
  const at = (dx: number, dy: number): Point => [x + dx * wide, foot - dy * wide];
  const body = curve(
    [
      at(-0.5, 0),
      at(-0.36, 0.22),
      at(-0.16, 0.4),
      at(0, 0.44),
      at(0.18, 0.4),
      at(0.38, 0.22),
      at(0.52, 0),
    ].map(([px, py], index): Point => [px, py, index === 0 || index === 6 ? 1 : 0]),
    true,
  );
  const door = curve(
    [at(-0.02, 0.38), at(-0.16, 0.2), at(-0.22, 0), at(0.12, 0), at(0.1, 0.2)].map(([px, py]): Point => [
      px,
      py,
      1,
    ]),
    true,
  );
  const pole = (points: readonly Point[]): string =>
    `<path d="${curve(points)}" fill="none" stroke="#3a2412" stroke-opacity=".55" stroke-width="${num(wide * 0.012)}"/>`;
  return (
    `<radialGradient id="tentair"><stop offset="0" stop-color="#ffb35c" stop-opacity=".5"/><stop offset="1" stop-color="#ffb35c" stop-opacity="0"/></radialGradient><ellipse cx="${num(x)}" cy="${num(foot - wide * 0.08)}" rx="${num(wide * 1.15)}" ry="${num(wide * 0.5)}" fill="url(#tentair)"/>` +
    `<radialGradient id="tentlit" cx=".46" cy=".78" r=".75"><stop offset="0" stop-color="#ffe9b4"/><stop offset=".4" stop-color="#f6ad4a"/><stop offset="1" stop-color="#a24a1c"/></radialGradient>` +
    `<path d="${body}" fill="url(#tentlit)"/><path d="${door}" fill="#fff2cf" fill-opacity=".55"/>${pole([at(-0.5, 0), at(-0.2, 0.36), at(0.16, 0.44)])}${pole([at(0.52, 0), at(0.22, 0.36), at(-0.14, 0.44)])}${pole([at(-0.02, 0.4), at(0.1, 0.2), at(0.12, 0)])}`
  );
}
