import type { ProductPicture } from '../picture.ts';
import { blend, lightnessOf, tonesOf, withLightness, type Tones } from './colour.ts';
import { seededRandom, type Random } from './random.ts';

export interface Ink {
  readonly picture: ProductPicture;
  readonly base: Tones;
  readonly accent: Tones;
  readonly trim: Tones;
  readonly lining: Tones;
  readonly random: Random;
  /** False for a product in a scene, which has its own light and ground. */
  readonly backdrop: boolean;
  /** Adds a definition and returns its id; equal markup is defined once. */
  define(markup: (id: string) => string): string;
  readonly definitions: () => string;
}

/** Moves an accent away from a base on which it would vanish. */
const apart = (hex: string, from: string): string => {
  const gap = lightnessOf(hex) - lightnessOf(from);
  if (Math.abs(gap) > 0.07) return hex;
  return withLightness(hex, lightnessOf(from) > 0.6 ? lightnessOf(from) - 0.16 : lightnessOf(from) + 0.14);
};

export function inkFor(picture: ProductPicture, backdrop = true): Ink {
  const ids = new Map<string, string>();
  return {
    picture,
    base: tonesOf(picture.base),
    accent: tonesOf(apart(picture.accent, picture.base)),
    trim: tonesOf(picture.trim),
    lining: tonesOf(withLightness(blend(picture.base, picture.trim, 0.55), 0.34)),
    random: seededRandom(picture.seed),
    backdrop,
    define(markup) {
      const template = markup('@');
      const id = ids.get(template) ?? `d${ids.size}`;
      ids.set(template, id);
      return id;
    },
    definitions: () => [...ids].map(([template, id]) => template.replaceAll('id="@"', `id="${id}"`)).join(''),
  };
}
