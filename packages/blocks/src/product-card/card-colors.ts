import type { ProductCardModel } from '../model/index.ts';

/** A colour of a card, as the links to it need it. */
export interface CardColor {
  readonly id: string;
  readonly label: string;
  readonly hex: string;
  /** The picture shows the product in it. */
  readonly isCurrent: boolean;
}

/** The address of a product's page with a colour chosen. */
export const colorUrl = (url: string, colorId: string): string =>
  `${url}${url.includes('?') ? '&' : '?'}color=${encodeURIComponent(colorId)}`;

/** The first colours of a product; a single one is no choice. */
export const cardColors = ({ colors, image }: ProductCardModel, max: number): readonly CardColor[] =>
  colors.length < 2
    ? []
    : colors.slice(0, max).map((color) => ({
        id: color.id,
        label: color.label,
        hex: color.hex,
        isCurrent: color.image === image.src,
      }));

/** Colours as the text of an attribute, which a script reads where it adds links to them. */
export const writeColors = (colors: readonly CardColor[]): string =>
  colors
    .map(({ id, label, hex, isCurrent }) => [id, hex, label, ...(isCurrent ? ['1'] : [])].join('\t'))
    .join('\n');

/** Reads what `writeColors` wrote. */
export const readColors = (text: string): readonly CardColor[] =>
  text.split('\n').flatMap((line) => {
    const [id, hex, label, current] = line.split('\t');
    return id && hex && label ? [{ id, hex, label, isCurrent: current === '1' }] : [];
  });

const PITCH = 28;
const SIDE = 20;
const MIDDLE = SIDE / 2;

/** Swatches in a row as one picture, each where a link of its size would show its own. */
export function paintColors(colors: readonly Pick<CardColor, 'hex' | 'isCurrent'>[]): {
  readonly src: string;
  readonly width: number;
  readonly height: number;
} {
  const width = PITCH * (colors.length - 1) + SIDE;
  const circles = colors.map(({ hex, isCurrent }, index) => {
    const place = `cx='${MIDDLE + PITCH * index}' cy='${MIDDLE}'`;
    const ring = isCurrent ? `<circle ${place} r='9.4' fill='none' stroke='#171815'/>` : '';
    return `<circle ${place} r='7.5' fill='${hex}'/>${ring}`;
  });
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${width} ${SIDE}'><g stroke='#17181538' stroke-width='.8'>${circles.join('')}</g></svg>`;
  return {
    src: `data:image/svg+xml,${svg.replaceAll('#', '%23').replaceAll('<', '%3C').replaceAll('>', '%3E')}`,
    width,
    height: SIDE,
  };
}
