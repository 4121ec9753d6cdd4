import { num } from '../kit/path.ts';

export const label = (x: number, y: number): string =>
  `<rect x="${num(x - 26)}" y="${num(y)}" width="52" height="22" rx="2" fill="#e9e6df" fill-opacity=".9"/>` +
  `<path d="M${num(x - 10)} ${num(y + 15)}l6 -8 4 5 3 -3 6 6" fill="none" stroke="#23262a" stroke-width="1.8"/>`;
