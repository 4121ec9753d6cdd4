import { describe, expect, it } from 'vitest';

import type { ShopRules } from '@haberdash/commerce-api/seed/seed-source.ts';
import { contentRows } from './content/content-rows.ts';
import { DEFAULT_PRODUCTS } from './index.ts';
import { writeMeasures } from './measures.ts';
import { generateProducts } from './product-generator.ts';
import { CATEGORIES } from './taxonomy.ts';

const BRITISH =
  /(?<!-)\b(zips?|zipped|trousers?|autumn|polyamide|elastane|litres?|metres?|centimetres?|colours?|grey|parcels?|odours?|theatre|harbour|favourites?|by post|working days?|programme|aluminium|torch|jumper|trainers)\b/i;
const METRIC = /\d\s?(cm|m|kg|g|ml|km|°C)(?![\w′])/;
const INFORMAL = /\b(du|dir|dich|dein\w*|nimm|schick|bring|sprich)\b/i;

const rules: ShopRules = {
  categoryPath: (slug, id) => `/c/${slug}-${id}`,
  scenePath: (name) => `/images/scenes/${name}`,
  freeDeliveryFrom: () => '75',
  deliveryOptions: () => [{ label: 'Standard', time: '3–5 days', price: '5' }],
};
const products = [...generateProducts(DEFAULT_PRODUCTS)];
const documents = contentRows(rules);

/** Every visible text of a value, without addresses, identifiers and tracking names. */
function textsOf(value: unknown, key = ''): string[] {
  if (typeof value === 'string')
    return ['url', 'src', 'id', 'type', 'slug', 'name', 'widget', 'delocalizedTracking'].includes(key)
      ? []
      : [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, entry]) => textsOf(entry, Array.isArray(value) ? key : name));
}

const copiesIn = (edition: string): string[] =>
  products.flatMap(({ copies }) => {
    const copy =
      copies.find(({ language }) => language === edition) ??
      copies.find(({ language }) => language === edition.slice(0, 2));
    if (copy === undefined) return [];
    return [
      copy.kindLabel,
      copy.description,
      ...copy.features,
      ...copy.materials,
      ...copy.care,
      copy.fit ?? '',
    ];
  });
const categoriesIn = (edition: 'en-us' | 'de'): string[] =>
  CATEGORIES.flatMap(({ names, titles, descriptions }) =>
    [names, titles, descriptions].map((text) => text[edition] ?? text.en),
  );
const contentIn = (locale: string): string[] =>
  documents.filter((row) => row.locale === locale).flatMap(({ body }) => textsOf(body));

const matching = (texts: readonly string[], pattern: RegExp): string[] => [
  ...new Set(texts.filter((text) => pattern.test(text))),
];

describe('what the shop is written in', () => {
  it('is American English with American units in the United States', () => {
    const texts = [...copiesIn('en-us'), ...categoriesIn('en-us'), ...contentIn('en-us')];
    expect(matching(texts, BRITISH)).toEqual([]);
    expect(matching(texts, METRIC)).toEqual([]);
  });

  it('is Canadian English with metric units in Canada', () => {
    const texts = [...copiesIn('en-ca'), ...contentIn('en-ca')];
    expect(
      matching(texts, /(?<!-)\b(trousers|zips?|zipped|autumn|polyamide|elastane|colors?|gray|odors?)\b/i),
    ).toEqual([]);
    expect(matching(texts, /°F|\d in\b/)).toEqual([]);
  });

  it('stays British in Britain', () => {
    const texts = [...copiesIn('en'), ...contentIn('en-gb')];
    expect(
      matching(texts, /\b(pants|zippers?|fall|nylon|spandex|colors?|odors?|gray|shipping)\b|°F/i),
    ).toEqual([]);
  });

  it('names the unit at both ends of a range', () => {
    expect(matching(copiesIn('en-us'), /\b\d[\d.]* to \d[\d.]*(?:[\s\u00a0]in\b|′)/)).toEqual([]);
  });

  it('is Canadian French in Canada', () => {
    expect(matching([...copiesIn('fr-ca'), ...contentIn('fr-ca')], /\bzips?\b|\be-mails?\b/i)).toEqual([]);
  });

  it.each([
    ['fr', 'fr-fr', /(?<![\p{L}’-])(?:tu|toi|tes|tiens?|tienne)(?!\p{L})/iu],
    ['es', 'es-es', /\b(?:usted|ustedes|consulte|introduzca|elija)\b/i],
    ['it', 'it-it', /\b(?:Lei|Suo|Sua|Suoi|Sue|scelga|inserisca)\b/],
  ] as const)('uses one form of address in %s', (edition, locale, other) => {
    expect(matching([...copiesIn(edition), ...contentIn(locale)], other)).toEqual([]);
  });

  it('uses the formal address in German', () => {
    const texts = [...copiesIn('de'), ...categoriesIn('de'), ...contentIn('de-de')];
    expect(matching(texts, INFORMAL)).toEqual([]);
  });

  it('leaves no measure in braces', () => {
    for (const edition of ['en', 'en-us', 'en-ca', 'fr', 'de', 'es', 'it'])
      expect(matching(copiesIn(edition), /[{}]/)).toEqual([]);
  });
});

describe('a measure', () => {
  it.each([
    ['{42 cm}', 'en-us', '16.5 in'],
    ['{1.80 m}', 'en-us', '5′11″'],
    ['{30 °C}', 'en-us', '86 °F'],
    ['{−2 °C}', 'en-us', '28 °F'],
    ['{1.5 kg}', 'en-us', '3.3 lb'],
    ['{1 l}', 'en-us', '34 oz'],
    ['{1.80 m}', 'de', '1,80 m'],
    ['{+4 °C}', 'fr', '+4 °C'],
    ['{1.5 kg}', 'en-ca', '1.5 kg'],
  ] as const)('%s reads in %s as %s', (text, edition, written) => {
    expect(writeMeasures(text, edition)).toBe(written.replace(' ', '\u00a0'));
  });
});
