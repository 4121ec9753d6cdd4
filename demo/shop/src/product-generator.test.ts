import { describe, expect, it } from 'vitest';

import type { SeedColor, SeedPrice } from '@haberdash/commerce-api/seed/seed-source.ts';
import { compareSizes } from '@haberdash/commerce-api/domains/catalogue/catalogue/sizes.ts';
import { CUTS, GARMENT_KINDS, readProductPicture } from '@haberdash/demo-pictures/picture.ts';
import { upcCheckDigit, variantCode } from './codes.ts';
import { kindOf, KINDS } from './kinds/index.ts';
import { LANGUAGES } from './language.ts';
import { CURRENCIES, naturalPrice } from './prices.ts';
import { generateProduct, generateProducts, type ProductSeed, SEED_EPOCH_MS } from './product-generator.ts';
import { DEFAULT_PRODUCTS } from './index.ts';
import { CATEGORIES, LEAF_CATEGORIES } from './taxonomy.ts';

const products = [...generateProducts(DEFAULT_PRODUCTS)];
const variants = products.flatMap((product) => product.variants);

/** Clothing banks, which have fit reviews. */
const BODY: ReadonlySet<string> = new Set(['shell', 'warm', 'knit', 'top', 'bottom']);

function priceIn(prices: SeedColor['prices'], currency: string): SeedPrice {
  const price = prices[currency];
  if (price === undefined) throw new Error(`There is no price in ${currency}.`);
  return price;
}

describe('the generated shop', () => {
  it('has at least 400 products in at least 30 categories, none of them empty', () => {
    const filled = new Set(products.map(({ categoryId }) => categoryId));
    expect(products.length).toBeGreaterThanOrEqual(400);
    expect(filled.size).toBeGreaterThanOrEqual(30);
    expect(LEAF_CATEGORIES.filter(({ id }) => !filled.has(id))).toEqual([]);
  });

  it('is the same on every run, whichever products are made before', () => {
    expect(generateProduct(317)).toEqual(products[317]);
    expect(JSON.stringify([...generateProducts(40)])).toBe(JSON.stringify(products.slice(0, 40)));
  });

  it('gives every product and variant a code and a bar code of its own', () => {
    expect(new Set(products.map(({ id }) => id)).size).toBe(products.length);
    expect(new Set(variants.map(({ id }) => id)).size).toBe(variants.length);
    expect(new Set(variants.map(({ upc }) => upc)).size).toBe(variants.length);
    for (const { id } of products) expect(id).toMatch(/^[A-Z]{2}[A-Z0-9]{6}$/);
    for (const { id } of variants) expect(id).toMatch(/^[A-Z]{2}[A-Z0-9]{9}$/);
  });

  it('ends every bar code with its check digit', () => {
    expect(upcCheckDigit('03600029145')).toBe(2);
    expect(
      variants.filter(
        ({ upc }) => !/^\d{12}$/.test(upc) || Number(upc[11]) !== upcCheckDigit(upc.slice(0, 11)),
      ),
    ).toEqual([]);
  });

  it('never repeats a variant code within a product', () => {
    expect(new Set(Array.from({ length: 128 }, (_, ordinal) => variantCode('NF000000', ordinal))).size).toBe(
      128,
    );
  });

  it('offers children nothing that only adults do', () => {
    const kids = products.filter(({ gender }) => gender === 'kids');
    expect(kids.length).toBeGreaterThan(0);
    const adults = KINDS.flatMap(({ styles }) => styles).filter(({ tags }) => tags.includes('adults'));
    const endings = new Set(adults.map(({ noun }) => noun.toLowerCase().replaceAll(' ', '-')));
    expect(kids.filter(({ slug }) => [...endings].some((end) => slug.endsWith(end)))).toEqual([]);
  });

  it('describes a picture of every colour that can be drawn, in the cut of its name', () => {
    const pictures = products.flatMap(({ colors }) => colors.map(({ picture }) => picture));
    expect(pictures.map(readProductPicture)).toEqual(pictures);
    const chelseas = products.filter(({ slug }) => slug.endsWith('chelsea-boot'));
    expect(chelseas.length).toBeGreaterThan(0);
    expect(new Set(chelseas.flatMap(({ colors }) => colors.map(({ picture }) => picture.cut)))).toEqual(
      new Set(['chelsea-boot']),
    );
  });

  it('sells every style in a cut of its own', () => {
    for (const { kind, styles } of KINDS) expect(styles).toHaveLength(CUTS[kind].length);
  });

  it('makes each product in 1 to 6 colours of different families and every size of its run in each', () => {
    for (const product of products) {
      const sizes = new Set(product.variants.map(({ sizeId }) => sizeId));
      expect(product.colors.length).toBeGreaterThanOrEqual(1);
      expect(product.colors.length).toBeLessThanOrEqual(6);
      expect(new Set(product.colors.map(({ way }) => way.family)).size).toBe(product.colors.length);
      expect(product.variants).toHaveLength(product.colors.length * sizes.size);
    }
  });

  it('puts the sizes of a product in their natural order', () => {
    for (const { variants: own, colors } of products) {
      const run = own.filter(({ colorId }) => colorId === colors[0]?.way.id).map(({ sizeId }) => sizeId);
      expect(run).toEqual(run.toSorted(compareSizes));
    }
  });

  it('writes every text in every language, with 4 to 6 features and no placeholder left', () => {
    for (const { copies: editions } of products) {
      const copies = editions.filter(({ language }) => LANGUAGES.some((each) => each === language));
      expect(copies.map(({ language }) => language)).toEqual([...LANGUAGES]);
      expect(new Set(copies.map(({ name }) => name)).size).toBe(1);
      expect(new Set(copies.map(({ description }) => description)).size).toBe(LANGUAGES.length);
      for (const copy of copies) {
        expect(copy.features.length).toBeGreaterThanOrEqual(4);
        expect(copy.features.length).toBeLessThanOrEqual(6);
        expect(copy.description.length).toBeGreaterThan(60);
        expect(copy.materials.length).toBeGreaterThan(0);
        expect(JSON.stringify(copy)).not.toMatch(/[{}]\w|undefined/);
      }
    }
  });

  it('never mentions down and synthetic filling for one product', () => {
    const english = products.map(({ copies }) => JSON.stringify(copies[0]));
    expect(
      english.filter(
        (copy) =>
          /fill power down/.test(copy) && /recycled filling|100% recycled polyester"\],"fit/i.test(copy),
      ),
    ).toEqual([]);
  });

  it('sells in every currency, at natural prices, never above the original', () => {
    for (const { colors } of products) {
      for (const currency of CURRENCIES) {
        for (const { prices } of colors) {
          const { current, original } = priceIn(prices, currency);
          expect(current).toBeGreaterThan(0);
          expect(current).toBeLessThanOrEqual(original);
          expect([0, 95]).toContain(original % 100);
        }
      }
    }
    expect([naturalPrice(231), naturalPrice(68), naturalPrice(17.2)]).toEqual([23_000, 6_995, 1_695]);
  });

  it('knows what a reduced price was before, without a gap, and nothing of a price that never changed', () => {
    const all = products.flatMap(({ colors }) => colors.map(({ prices }) => priceIn(prices, 'EUR')));
    for (const { current, original, past } of all) {
      expect(past.length > 0).toBe(current < original);
      expect(past.every(({ price }) => price > current && price <= original)).toBe(true);
      expect(past.slice(1).map(({ since }) => since)).toEqual(past.slice(0, -1).map(({ until }) => until));
    }
    expect(all.some(({ original, past }) => past.some(({ price }) => price < original))).toBe(true);
  });

  it('has a sale, new arrivals, scarce and sold-out sizes, and products that are gone', () => {
    const share = (count: number): number => count / products.length;
    const onSale = products.filter(({ colors }) =>
      colors.some(({ prices }) => priceIn(prices, 'EUR').current < priceIn(prices, 'EUR').original),
    );
    expect(share(onSale.length)).toBeGreaterThan(0.12);
    expect(share(onSale.length)).toBeLessThan(0.25);
    expect(onSale.every(({ categoryIds }) => categoryIds.includes('900000'))).toBe(true);
    expect(products.some(({ badge }) => badge === 'NEW')).toBe(true);
    expect(products.some(({ status }) => status === 'gone')).toBe(true);
    expect(products.some(({ variants: own }) => own.every(({ quantity }) => quantity === 0))).toBe(true);
    expect(variants.some(({ quantity }) => quantity > 0 && quantity <= 3)).toBe(true);
    expect(variants.every(({ quantity }) => quantity >= 0)).toBe(true);
  });

  it('files each product under its leaf and everything above it', () => {
    const known = new Set(CATEGORIES.map(({ id }) => id));
    for (const { categoryIds, categoryId } of products) {
      expect(categoryIds[0]).toBe(categoryId);
      expect(categoryIds).toContain(`${categoryId.charAt(0)}00000`);
      expect(categoryIds.every((id) => known.has(id))).toBe(true);
    }
  });

  it('dates nothing after the epoch, and has reviews in every language', () => {
    for (const product of products) {
      expect(product.createdAt.getTime()).toBeLessThan(SEED_EPOCH_MS);
      for (const review of product.reviews) expect(Date.parse(review.createdOn)).toBeLessThan(SEED_EPOCH_MS);
    }
    expect(new Set(products.flatMap(({ reviews }) => reviews.map(({ language }) => language)))).toEqual(
      new Set(LANGUAGES),
    );
  });

  it('lets no review name what the product does not have', () => {
    const about: readonly (readonly [word: RegExp, has: (product: ProductSeed) => boolean])[] = [
      [
        /\b(?:laces|lacets|Schnürsenkel|cordones|lacci)\b/,
        ({ kind }) => /^(?:hiking|trail)-shoe$/.test(kind),
      ],
      [
        /\b(?:sleeves|manches|Ärmel|mangas|maniche)\b/,
        ({ kind }) => /jacket|parka|fleece|base|hood|shirt$/.test(kind),
      ],
      [/\b(?:feather|plumes|Federn|pluma|piuma)\b/, ({ slug }) => /down|expedition/.test(slug)],
      [/\b(?:build|morphologie|Figur|figura|corporatura)\b/, ({ kind }) => BODY.has(kindOf(kind).bank)],
      [/\b(?:try|essayer|anprobieren|probar|provare)\b/, ({ kind }) => kind !== 'tent' && kind !== 'bottle'],
      [/\b(?:worn|porté|getragen|llevo|porto)\b/, ({ kind }) => kind !== 'tent' && kind !== 'bottle'],
      [
        /\b(?:hood|capuche|Kapuze|capucha|cappuccio) (?:actually|suit|dreht|gira|segue)/,
        ({ kind }) => kind === 'shell-jacket',
      ],
    ];
    const wrong = products.flatMap((product) =>
      product.reviews
        .filter(({ title, text }) =>
          about.some(([word, has]) => word.test(`${title} ${text}`) && !has(product)),
        )
        .map(({ text }) => `${product.slug}: ${text}`),
    );
    expect(wrong).toEqual([]);
  });

  it('repeats no sentence in the reviews of a product, and starts no good review with a negative one', () => {
    const leaders: number[] = [];
    for (const { reviews } of products) {
      const sentences = reviews.flatMap(({ text }) => text.split(/(?<=[.!?]) /));
      const repeated = sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index);
      expect(repeated).toEqual([]);
      const mean = reviews.reduce((sum, { score }) => sum + score, 0) / reviews.length;
      const [leading] = reviews.toSorted((a, b) => b.helpful - a.helpful || b.score - a.score);
      if (mean >= 4.5) leaders.push(leading?.score ?? 0);
    }
    expect(leaders.length).toBeGreaterThan(10);
    expect(Math.min(...leaders)).toBeGreaterThan(2);
  });

  it('knows how to make every kind that can be drawn', () => {
    for (const kind of GARMENT_KINDS) expect(kindOf(kind).styles.length).toBeGreaterThan(0);
    expect(new Set(products.map(({ kind }) => kind)).size).toBe(GARMENT_KINDS.length);
  });
});
