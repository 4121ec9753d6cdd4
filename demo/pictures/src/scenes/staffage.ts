import { curve, num, type Point, pts } from '../kit/path.ts';
import type { Random } from '../kit/random.ts';

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

/** A person with a pack, from behind, lit from the left. */
export function hiker(
  x: number,
  foot: number,
  tall: number,
  coat: string,
  pack: string,
  dark = '#14161a',
): string {
  const unit = tall / 100;
  const at = (points: readonly Point[]): Point[] =>
    points.map(([dx, dy, corner]): Point => [x + dx * unit, foot - dy * unit, corner ?? 0]);
  const shape = (points: readonly Point[], fill: string, opacity = 1): string =>
    `<path d="${curve(at(points), true)}" fill="${fill}"${opacity < 1 ? ` fill-opacity="${opacity}"` : ''}/>`;
  const line = (points: readonly Point[], stroke: string, width: number, opacity = 1): string =>
    `<path d="${curve(at(points))}" fill="none" stroke="${stroke}" stroke-opacity="${opacity}" stroke-width="${num(width * unit)}" stroke-linecap="round"/>`;
  const legs =
    shape(
      pts`-8 50, -9.5 40, -9 28, -9.5 16, -9 5, -10.5 0.5!, -3.5 0!, -3.4 6, -2.6 18, -2 28, -0.6 42!, 1.5 42!, 3.6 28, 4.2 16, 5 6, 4.4 1!, 11.4 1.6!, 9.6 8, 9.6 18, 10 30, 10 40, 8.6 50`,
      dark,
    ) +
    shape(pts`-10.6 0!, -9.4 5, -3.6 5.4, -3.2 0!`, '#0b0c0e') +
    shape(pts`4.2 0.8!, 4.6 6, 9.8 6.4, 11.8 1!`, '#0b0c0e') +
    line(pts`-8 38, -8.4 26, -8 12`, '#fff', 0.9, 0.12);
  const arms =
    shape(
      pts`-10.6 78, -14.4 72, -16.4 62, -16.6 54, -14.8 47, -12.6 47.6, -12.4 55, -10.6 64, -8.4 72`,
      coat,
    ) +
    shape(pts`10.6 78, 14 72.4, 16.4 63, 18 55, 18.2 49, 15.8 47.6, 14 54, 11.4 63, 8.6 72`, coat) +
    line(pts`12.4 66, 15 57, 16.6 50`, '#05070a', 1.6, 0.3);
  const torso =
    shape(
      pts`-10.8 77.6, -6 81.4, 0 82.4, 6 81.4, 10.8 77.6, 11.4 66, 10.6 55, 11.6 44.6, 6 43, 0 42.6, -6 43, -11 44.6, -10.4 55, -11.2 66`,
      coat,
    ) + shape(pts`4 80, 10.8 77.6, 11.4 66, 10.6 55, 11.6 44.6, 4 43`, '#05070a', 0.22);
  const bag =
    shape(
      pts`-7.4 79, -7.8 84, -4 86.4, 4 86.4, 7.8 84, 7.4 79, 8.8 70, 8.8 58, 7 52, 0 50.6, -7 52, -8.8 58, -8.8 70`,
      pack,
    ) +
    shape(pts`3 86, 7.8 84, 7.4 79, 8.8 70, 8.8 58, 7 52, 2 51`, '#05070a', 0.26) +
    line(pts`-8 77.6, 0 76.6, 8 77.6`, '#05070a', 0.9, 0.5) +
    line(pts`-3.4 77, -3.6 66, -3.2 56`, '#05070a', 0.8, 0.4) +
    line(pts`-7.4 70, -8 62, -6.6 55`, '#fff', 0.9, 0.22) +
    shape(pts`-8.6 52.8, 0 51, 8.6 52.8, 8.8 49.4, 0 47.6, -8.8 49.4`, dark);
  const head =
    shape(pts`-5.4 90, -5.8 95, -3.6 99.4, 0 100.4, 3.6 99.4, 5.8 95, 5.4 90, 3 86.4, -3 86.4`, coat) +
    shape(pts`-5.4 91.6, 0 90.6, 5.4 91.6, 5.2 88, 3 85.6, -3 85.6, -5.2 88`, dark) +
    shape(pts`1.4 100, 3.6 99.4, 5.8 95, 5.4 90, 3 86.4, 1 86`, '#05070a', 0.24);
  const shadow = `<ellipse cx="${num(x + 14 * unit)}" cy="${num(foot)}" rx="${num(26 * unit)}" ry="${num(2.6 * unit)}" fill="#05070a" fill-opacity=".32"/>`;
  return (
    `<g class="figure">${shadow}` +
    line(pts`17 50, 20 26, 22.4 0`, dark, 0.9) +
    legs +
    arms +
    torso +
    bag +
    head +
    '</g>'
  );
}

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
