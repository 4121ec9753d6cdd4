import type { ProductCardModel } from '../model/index.ts';

export interface CardColor {
  readonly id: string;
  readonly label: string;
  readonly hex: string;
  /** The colour of the card's picture. */
  readonly isCurrent: boolean;
}

export const colorUrl = (url: string, colorId: string): string =>
  `${url}${url.includes('?') ? '&' : '?'}color=${encodeURIComponent(colorId)}`;

/** The first colours of a product; empty for a single one. */
export const cardColors = ({ colors, image }: ProductCardModel, max: number): readonly CardColor[] =>
  colors.length < 2
    ? []
    : colors.slice(0, max).map((color) => ({
        id: color.id,
        label: color.label,
        hex: color.hex,
        isCurrent: color.image === image.src,
      }));

/** Serialises colours for an attribute, from which a script adds links. */
export const writeColors = (colors: readonly CardColor[]): string =>
  colors
    .map(({ id, label, hex, isCurrent }) => [id, hex, label, ...(isCurrent ? ['1'] : [])].join('\t'))
    .join('\n');

export const readColors = (text: string): readonly CardColor[] =>
  text.split('\n').flatMap((line) => {
    const [id, hex, label, current] = line.split('\t');
    return id && hex && label ? [{ id, hex, label, isCurrent: current === '1' }] : [];
  });

const PITCH = 28;
const SIDE = 20;
const MIDDLE = SIDE / 2;

/** A line of no length with round caps is a dot as wide as its stroke. */
const dot = (index: number) => `M${MIDDLE + PITCH * index} ${MIDDLE}h0`;

/** Swatches in a row as one SVG, in the positions of the links. */
export function paintColors(colors: readonly Pick<CardColor, 'hex' | 'isCurrent'>[]): {
  readonly src: string;
  readonly width: number;
  readonly height: number;
} {
  const edges = colors.map((_, index) => dot(index)).join('');
  const dots = colors.map(({ hex }, index) => `<path d="${dot(index)}" stroke="${hex}"/>`);
  const ringed = colors.findIndex(({ isCurrent }) => isCurrent);
  const ring =
    ringed < 0
      ? ''
      : `<circle cx="${MIDDLE + PITCH * ringed}" cy="${MIDDLE}" r="9.4" fill="none" stroke="#171815" stroke-width=".9"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" stroke-linecap="round" stroke-width="15"><path d="${edges}" stroke="#17181538" stroke-width="16"/>${dots.join('')}${ring}</svg>`;
  return {
    src: `data:image/svg+xml,${svg.replaceAll(/["#<>]/g, encodeURIComponent)}`,
    width: PITCH * (colors.length - 1) + SIDE,
    height: SIDE,
  };
}
