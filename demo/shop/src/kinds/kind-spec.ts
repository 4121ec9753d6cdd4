import type { GarmentKind } from '@haberdash/demo-pictures/picture.ts';
import type { English, Phrase } from '../language.ts';

/** Which bank of phrases a kind draws from. */
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

/** The noun of a name, its label in sentences, and the tags that choose fitting phrases; `adults` is not for children. */
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

/** Everything the generator needs to know about one kind of product. */
export interface KindSpec {
  readonly kind: GarmentKind;
  readonly bank: PhraseBankName;
  readonly sizes: SizeRunName;
  readonly styles: readonly StyleSpec[];
  readonly openings: readonly Phrase[];
  /** Cheapest and dearest in US dollars, for grown-ups. */
  readonly price: readonly [number, number];
  readonly activities: readonly Activity[];
  readonly colors: readonly [number, number];
  /** True where vivid colours look at home. */
  readonly vivid: boolean;
  /** How many of a leaf category's share this kind takes. */
  readonly weight: number;
}

/** Short form of a style: noun in the name, label per language, tags. */
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
