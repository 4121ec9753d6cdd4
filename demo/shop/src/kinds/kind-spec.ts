import type { GarmentKind } from '@haberdash/demo-pictures/picture.ts';
import type { English, Phrase } from '../language.ts';

export type PhraseBankName =
  | 'shell'
  | 'warm'
  | 'knit'
  | 'top'
  | 'bottom'
  | 'shoe'
  | 'carry'
  | 'tent'
  | 'sleep'
  | 'small'
  | 'bottle';

/** A name's noun, its label in sentences, and tags to choose phrases by; `adults` is not for children. */
export interface StyleSpec {
  readonly noun: string;
  readonly label: Phrase;
  readonly tags: readonly string[];
}

export type SizeRunName =
  | 'alpha'
  | 'waist'
  | 'shoe'
  | 'hand'
  | 'foot'
  | 'head'
  | 'one'
  | 'pack'
  | 'duffel'
  | 'tent'
  | 'bag'
  | 'bottle';

export type Activity = 'hiking' | 'climbing' | 'running' | 'camping' | 'travel' | 'snow' | 'everyday';

/** What the generator needs of a kind of product. */
export interface KindSpec {
  readonly kind: GarmentKind;
  readonly bank: PhraseBankName;
  readonly sizes: SizeRunName;
  readonly styles: readonly StyleSpec[];
  readonly openings: readonly Phrase[];
  /** Lowest and highest price in US dollars, for adults. */
  readonly price: readonly [number, number];
  readonly activities: readonly Activity[];
  readonly colors: readonly [number, number];
  /** True if vivid colours are in its range. */
  readonly vivid: boolean;
  /** Relative frequency in its leaf category. */
  readonly weight: number;
}

export const style = (
  noun: string,
  en: English,
  fr: string,
  de: string,
  es: string,
  it: string,
  ...tags: string[]
): StyleSpec => ({
  noun,
  label: [en, fr, de, es, it],
  tags,
});
