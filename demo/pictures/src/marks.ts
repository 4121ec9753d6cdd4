const ICONS = {
  delivery:
    '<path d="M4 14h22v20H4zM26 20h9l8 8v6H26z"/><circle cx="14" cy="36" r="4"/><circle cx="34" cy="36" r="4"/>',
  returns: '<path d="M10 18h20a9 9 0 0 1 0 18H16"/><path d="M17 10l-8 8 8 8"/>',
  repair: '<path d="M30 8a10 10 0 0 0-9 14L7 36l5 5 14-14a10 10 0 0 0 13-12l-6 6-6-2-2-6 6-6z"/>',
  recycled:
    '<path d="M18 14l6-9 6 9M35 20l6 11-5 6H26M13 20L7 31l5 6h8"/><path d="M30 32l-5 5 5 5M9 25l4-6 6 3M29 13l1-6"/>',
  warranty: '<path d="M24 5l16 6v12c0 10-7 16-16 20C15 39 8 33 8 23V11z"/><path d="M16 23l6 6 11-12"/>',
  store:
    '<path d="M7 20v21h34V20M4 12h40l-3 8a6 6 0 0 1-11 0 6 6 0 0 1-12 0 6 6 0 0 1-11 0z"/><path d="M20 41V30h9v11"/>',
  gift: '<path d="M6 17h36v8H6zM9 25h30v17H9zM24 17v25"/><path d="M24 17c-14 0-12-12-5-10 4 1 5 10 5 10zM24 17c14 0 12-12 5-10-4 1-5 10-5 10z"/>',
  waterproof:
    '<path d="M24 5c8 11 13 17 13 24a13 13 0 0 1-26 0C11 22 16 16 24 5z"/><path d="M17 30a7 7 0 0 0 7 7"/>',
  breathable: '<path d="M6 17h22a6 6 0 1 0-6-6M6 25h32a6 6 0 1 1-6 6M6 33h16a5 5 0 1 1-5 5"/>',
  warmth: '<path d="M24 5c3 8 12 12 12 23a12 12 0 0 1-24 0c0-5 3-8 5-11 1 4 3 5 5 6 0-7-1-11 2-18z"/>',
  lightweight: '<path d="M8 40C8 20 22 8 41 7c0 18-10 30-28 28M8 40l18-18M18 30h11M24 24h8"/>',
} as const;

const PEAKS = 'M2 42L26 6L38 24L45 15L66 42';
const SHOULDER = 'M18 42L30 24L42 42';

type IconName = keyof typeof ICONS;

export const MARK_NAMES = ['northfell', 'northfell-light', ...(Object.keys(ICONS) as IconName[])] as const;
export type MarkName = (typeof MARK_NAMES)[number];

export const isMarkName = (name: string): name is MarkName => MARK_NAMES.some((mark) => mark === name);

const brand = (colour: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 68 48" width="68" height="48" fill="none" stroke="${colour}" stroke-width="4.4" stroke-linejoin="round" stroke-linecap="round"><path d="${PEAKS}"/><path d="${SHOULDER}"/></svg>`;

export function drawMark(name: MarkName): string {
  if (name === 'northfell') return brand('#1d1f22');
  if (name === 'northfell-light') return brand('#ffffff');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" width="48" height="48" fill="none" stroke="#1d1f22" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round">${ICONS[name]}</svg>`;
}
