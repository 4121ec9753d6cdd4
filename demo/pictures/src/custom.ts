import { lightnessOf } from './kit/colour.ts';
import { letters } from './letters.ts';
import type { ProductPicture } from './picture.ts';
import { productMarkup } from './product-markup.ts';

/** A made-to-order product without its colours, and the position of its initials. */
export interface CustomProduct {
  readonly id: string;
  readonly picture: Omit<ProductPicture, 'base' | 'accent' | 'trim'>;
  readonly initialsAt: readonly [x: number, y: number];
  readonly initialsHeight: number;
}

export const CUSTOM_PRODUCTS: readonly CustomProduct[] = [
  {
    id: 'NFCUSTPK',
    picture: { kind: 'backpack', cut: 'daypack', audience: 'men', seed: 71 },
    initialsAt: [600, 980],
    initialsHeight: 96,
  },
  {
    id: 'NFCUSTWK',
    picture: { kind: 'duffel', cut: 'weekender', audience: 'men', seed: 72 },
    initialsAt: [600, 900],
    initialsHeight: 110,
  },
  {
    id: 'NFCUSTCP',
    picture: { kind: 'cap', cut: 'trail-cap', audience: 'men', seed: 73 },
    initialsAt: [600, 640],
    initialsHeight: 84,
  },
];

/** The colours of a design (`#rrggbb`) and its initials. */
export interface CustomLook {
  readonly base: string;
  readonly accent: string;
  readonly trim: string;
  readonly initials: string;
}

const NATURAL = '#f1eee8';
/** Minimum difference in lightness of thread and cloth. */
const LEGIBLE = 0.25;

/** The first thread that is legible on a cloth, else natural white or black. */
function threadOn(cloth: string, threads: readonly string[]): string {
  const isLegible = (thread: string): boolean => Math.abs(lightnessOf(thread) - lightnessOf(cloth)) > LEGIBLE;
  return [...threads, NATURAL].find(isLegible) ?? '#1d1f22';
}

/** The front of a design, as SVG markup of 1200 by 1500. */
export async function customMarkup(product: CustomProduct, look: CustomLook): Promise<string> {
  const { base, accent, trim, initials } = look;
  const svg = await productMarkup({ ...product.picture, base, accent, trim }, 'front');
  const sewn = letters(initials, product.initialsAt, product.initialsHeight, threadOn(base, [trim, accent]));
  return svg.replace(/<\/svg>\s*$/, `${sewn}</svg>`);
}
