import { gradient } from './cloth.ts';
import type { Ink } from './ink.ts';
import { sliver, type Point } from './path.ts';
import { band, pointAt, type Tube } from './tube.ts';

/** Filled chambers that are gathered at their seams. */
export function baffles(ink: Ink, tube: Tube, count: number, sag: number): string {
  const shade = gradient(ink, [
    [0, '#05070a', 0.34],
    [0.1, '#fff', 0.06],
    [0.3, '#fff', 0.26],
    [0.55, '#fff', 0],
    [0.8, '#05070a', 0.2],
    [1, '#05070a', 0.52],
  ]);
  let markup = '';
  for (let index = 0; index < count; index += 1) {
    const from = index / count;
    const to = (index + 1) / count;
    markup += `<path d="${band(tube, from, to, 4, sag)}" fill="${shade}"/>`;
    const gathers = Math.round(9 + ink.random.between(0, 5));
    for (let gather = 0; gather < gathers; gather += 1) {
      const at = ink.random.between(0.04, 0.96);
      const down = ink.random.chance(0.5);
      const root = pointAt(tube, down ? from : to, at);
      const tip = pointAt(
        tube,
        down ? from + 0.42 / count : to - 0.42 / count,
        at + ink.random.between(-0.03, 0.03),
      );
      const lift = sag * 4 * at * (1 - at);
      const via: Point = [(root[0] + tip[0]) / 2 + ink.random.between(-5, 5), (root[1] + tip[1]) / 2 + lift];
      const d = sliver([root[0], root[1] + lift], via, [tip[0], tip[1] + lift], 5);
      markup += `<path d="${d}" fill="#05070a" fill-opacity=".2"/><path d="${d}" fill="#fff" fill-opacity=".14" transform="translate(-4 1)"/>`;
    }
  }
  return markup;
}
