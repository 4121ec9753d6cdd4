import type { DeliveryOption, ShopRules } from '@haberdash/commerce-api/seed/seed-source.ts';
import { marketOf } from '@haberdash/commerce-api/shared/countries/table.ts';
import { editionOf, textIn } from '@haberdash/commerce-api/shared/text.ts';
import type { SceneName } from '@haberdash/demo-pictures/picture.ts';
import { type Phrase, phraseIn } from '../language.ts';
import { CATEGORIES } from '../taxonomy.ts';
import type { Edition } from './content-sites.ts';

/** A block or another part of a document, as the content service answers it. */
export type Json = { readonly [key: string]: unknown };

const categories = new Map(CATEGORIES.map((node) => [node.id, node]));

/** Writes what only the shop knows, for one edition. */
export interface Writer {
  readonly edition: Edition;
  /** The phrase in the language of the edition; `{free}` is the value that delivery is free from, `{returnDays}` how long goods can be sent back. */
  readonly say: (phrase: Phrase) => string;
  /** Path of a category; one that does not exist stops the seed. */
  readonly category: (id: string) => string;
  readonly categoryName: (id: string) => string;
  /** True where the law of the European Union asks for pages of its own. */
  readonly isEuropeanUnion: boolean;
  /** How orders reach the country of the edition, cheapest first. */
  readonly deliveryOptions: readonly DeliveryOption[];
  /** The address of a scene at its full size. */
  readonly sceneUrl: (name: SceneName) => string;
}

/** Makes the writer of an edition. */
export function createWriter(edition: Edition, rules: ShopRules): Writer {
  const free = rules.freeDeliveryFrom(edition.currency, edition.locale).replace(/[.,]00(?=\D|$)/, '');
  const countryCode = edition.locale.slice(3).toUpperCase();
  const market = marketOf(countryCode);
  const returnDays = String(market?.returnDays ?? 0);
  const written = editionOf(edition.locale);
  const say = (phrase: Phrase): string =>
    phraseIn(phrase, written).replaceAll('{free}', free).replaceAll('{returnDays}', returnDays);
  const find = (id: string) => {
    const node = categories.get(id);
    if (node === undefined) throw new Error(`No category ${id}`);
    return node;
  };
  return {
    edition,
    say,
    category: (id) => rules.categoryPath(find(id).slug, id),
    categoryName: (id) => textIn(find(id).names, written),
    isEuropeanUnion: market?.customsUnion === 'EU',
    deliveryOptions: rules.deliveryOptions(countryCode, edition.locale),
    sceneUrl: (name) => rules.scenePath(name),
  };
}
