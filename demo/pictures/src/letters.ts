import { num } from './kit/path.ts';

const STROKES: Readonly<Record<string, string>> = {
  A: 'M0 6 2 0 4 6M.8 4H3.2',
  B: 'M0 0V6H2.6Q4 6 4 4.5 4 3 2.6 3H0M0 0H2.4Q3.7 0 3.7 1.5 3.7 3 2.4 3',
  C: 'M4 1.2Q3.4 0 2.1 0 0 0 0 3 0 6 2.1 6 3.4 6 4 4.8',
  D: 'M0 0V6H1.6Q4 6 4 3 4 0 1.6 0Z',
  E: 'M4 0H0V6H4M0 3H3.2',
  F: 'M4 0H0V6M0 3H3.2',
  G: 'M3.9 1.2Q3.3 0 2.1 0 0 0 0 3 0 6 2.1 6 4 6 4 4.2V3.2H2.4',
  H: 'M0 0V6M4 0V6M0 3H4',
  I: 'M2 0V6M1 0H3M1 6H3',
  J: 'M3.4 0V4.2Q3.4 6 1.8 6 .2 6 .2 4.4',
  K: 'M0 0V6M4 0 0 3.6M1.5 2.3 4 6',
  L: 'M0 0V6H4',
  M: 'M0 6V0L2 3.6 4 0V6',
  N: 'M0 6V0L4 6V0',
  O: 'M2 0Q4 0 4 3 4 6 2 6 0 6 0 3 0 0 2 0Z',
  P: 'M0 6V0H2.4Q4 0 4 1.7 4 3.4 2.4 3.4H0',
  Q: 'M2 0Q4 0 4 3 4 6 2 6 0 6 0 3 0 0 2 0ZM2.6 4.4 4.2 6.4',
  R: 'M0 6V0H2.4Q4 0 4 1.7 4 3.4 2.4 3.4H0M2 3.4 4 6',
  S: 'M3.8 1.1Q3.2 0 2 0 .2 0 .2 1.5 .2 2.7 2 3 4 3.3 4 4.6 4 6 2 6 .6 6 0 4.8',
  T: 'M0 0H4M2 0V6',
  U: 'M0 0V4Q0 6 2 6 4 6 4 4V0',
  V: 'M0 0 2 6 4 0',
  W: 'M0 0 .9 6 2 2.4 3.1 6 4 0',
  X: 'M0 0 4 6M4 0 0 6',
  Y: 'M0 0 2 3 4 0M2 3V6',
  Z: 'M0 0H4L0 6H4',
};

const ADVANCE = 6;

/** Letters around a point at a height; unknown characters are skipped. */
export function letters(
  text: string,
  [x, y]: readonly [x: number, y: number],
  height: number,
  colour: string,
): string {
  const paths = Array.from(text, (sign) => STROKES[sign]).filter((path) => path !== undefined);
  const scale = height / 6;
  const width = paths.length * ADVANCE - (ADVANCE - 4);
  const inner = paths
    .map((path, index) => `<path transform="translate(${index * ADVANCE} 0)" d="${path}"/>`)
    .join('');
  return `<g transform="translate(${num(x - (width / 2) * scale)} ${num(y - height / 2)}) scale(${scale.toFixed(2)})" fill="none" stroke="${colour}" stroke-width=".9" stroke-linecap="round" stroke-linejoin="round">${inner}</g>`;
}
