import type { DeliveryOption, ShopRules } from '@haberdash/commerce-api/seed/seed-source.ts';
import { marketOf } from '@haberdash/commerce-api/shared/countries/table.ts';
import { editionOf, textIn } from '@haberdash/commerce-api/shared/text.ts';
import type { SceneName } from '@haberdash/demo-pictures/picture.ts';
import { type Phrase, phraseIn } from '../language.ts';
import { writeMeasures } from '../measures.ts';
import { CATEGORIES } from '../taxonomy.ts';
import type { Edition } from './content-sites.ts';

const categories = new Map(CATEGORIES.map((node) => [node.id, node]));

export interface Writer {
  readonly edition: Edition;
  /** Translates; `{free}` is the free delivery threshold, `{returnDays}` the return period. */
  readonly translate: (phrase: Phrase) => string;
  /** The same for a text of the edition's language. */
  readonly fillFigures: (text: string) => string;
  /** The path of a category; throws if it does not exist. */
  readonly category: (id: string) => string;
  readonly categoryName: (id: string) => string;
  /** True where EU law requires additional pages. */
  readonly isEuropeanUnion: boolean;
  /** Delivery options of the edition's country, cheapest first. */
  readonly deliveryOptions: readonly DeliveryOption[];
  /** The address of a scene at full size. */
  readonly sceneUrl: (name: SceneName) => string;
}

export function createWriter(edition: Edition, rules: ShopRules): Writer {
  const free = rules.freeDeliveryFrom(edition.currency, edition.locale).replace(/[.,]00(?=\D|$)/, '');
  const countryCode = edition.locale.slice(3).toUpperCase();
  const market = marketOf(countryCode);
  const returnDays = String(market?.returnDays ?? 0);
  const written = editionOf(edition.locale);
  const withFigures = (text: string): string =>
    text.replaceAll('{free}', free).replaceAll('{returnDays}', returnDays);
  const find = (id: string) => {
    const node = categories.get(id);
    if (node === undefined) throw new Error(`No category ${id}`);
    return node;
  };
  return {
    edition,
    translate: (phrase) => withFigures(phraseIn(phrase, written)),
    fillFigures: (text) => withFigures(writeMeasures(text, written)),
    category: (id) => rules.categoryPath(find(id).slug, id),
    categoryName: (id) => textIn(find(id).names, written),
    isEuropeanUnion: market?.customsUnion === 'EU',
    deliveryOptions: rules.deliveryOptions(countryCode, edition.locale),
    sceneUrl: (name) => rules.scenePath(name),
  };
}
