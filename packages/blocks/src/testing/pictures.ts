import type { ImageUrl } from '@haberdash/ui';

const SKIES: readonly (readonly [string, string, string, string, string])[] = [
  ['#f3c9a5', '#8fb0c4', '#5d7f8e', '#3a5a60', '#1f3638'],
  ['#cfe3ee', '#a5c4d6', '#6f93a4', '#46666f', '#263f44'],
  ['#e7b59a', '#b07a86', '#6f5470', '#433a55', '#241f33'],
  ['#dfe8d2', '#a7bf9b', '#6f8f6a', '#426145', '#23392a'],
  ['#f2dfb8', '#d9a76a', '#b0743f', '#7a4a2a', '#45291b'],
];
const SHAPE: Readonly<Record<string, readonly [number, number]>> = {
  '4x5': [400, 500],
  '1x1': [400, 400],
  '3x2': [600, 400],
  '16x9': [640, 360],
  '21x9': [840, 360],
};

const hash = (text: string): number =>
  Array.from(text).reduce((sum, char) => (sum * 31 + (char.codePointAt(0) ?? 0)) % 9973, 7);

function ridge(width: number, base: number, rise: number, seed: number): string {
  const points = Array.from({ length: 13 }, (_, index) => {
    const wave = Math.sin(index * 1.7 + seed) + 0.6 * Math.sin(index * 3.1 + seed * 2.3);
    return `${Math.round((index * width) / 12)},${Math.round(base - rise * (0.5 + 0.4 * wave))}`;
  });
  return `0,2000 ${points.join(' ')} ${width},2000`;
}

function scene(name: string, shape: string): string {
  const [width, height] = SHAPE[shape] ?? [640, 360];
  const seed = hash(name);
  const [sky = '', ...hills] = SKIES[seed % SKIES.length] ?? [];
  const layers = hills.map((color, index) => {
    const base = height * (0.5 + index * 0.16);
    return `<polygon fill="${color}" points="${ridge(width, base, height * 0.28, seed + index * 2)}"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect width="100%" height="100%" fill="${sky}"/>${layers.join('')}</svg>`;
}

function product(path: string): string {
  const back = path.endsWith('/back');
  const [, , , code = '', color = ''] = path.split('/');
  const fill = ['#2f4a3c', '#b4552f', '#27384f', '#c9a64f', '#6c6a70'][hash(code + color) % 5] ?? '#333';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 500"><rect width="400" height="500" fill="#eceae5"/><path fill="${fill}" d="M150 110q50 ${back ? -4 : 26} 100 0l70 40 24 190-46 8-20-110v190H122V238l-20 110-46-8 24-190z"/><path stroke="#00000033" stroke-width="4" fill="none" d="${back ? 'M130 190h140' : 'M200 128v300'}"/></svg>`;
}

/** Flat drawings instead of the image endpoint, so that stories need no server. */
export const storyImageUrl: ImageUrl = (src) => {
  const [path = '', query = ''] = src.split('?');
  const drawing = path.includes('/products/') ? product(path) : scene(path, query.replace('ar=', ''));
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
};
