import { toMajor, type Currency } from '../../../shared/money.ts';
import { html, Html } from '../../../shared/html.ts';

/** A variant with what Google Merchant Center requires of apparel. */
export interface FeedItem {
  readonly id: string;
  readonly productId: string;
  readonly name: string;
  readonly description: string;
  /** Whole addresses. */
  readonly link: string;
  readonly imageLink: string;
  readonly isAvailable: boolean;
  /** Minor units. */
  readonly current: number;
  readonly original: number;
  readonly brand: string;
  /** Absent without a bar code. */
  readonly gtin: string | undefined;
  readonly color: string;
  readonly size: string;
  readonly gender: string;
  readonly productType: string;
}

/** The site that a feed is for. */
export interface FeedSite {
  readonly title: string;
  readonly link: string;
  readonly currency: Currency;
  readonly country: string;
  /** Minor units of the standard delivery below the value from which it is free, and that value. */
  readonly shipping: { readonly price: number; readonly freeFrom: number } | undefined;
}

/** Lengths that the vendor allows. */
const LONGEST_TITLE = 150;
const LONGEST_DESCRIPTION = 5_000;
const LONGEST_ID = 50;

const GENDERS: Readonly<Record<string, string>> = {
  women: 'female',
  men: 'male',
  kids: 'unisex',
  unisex: 'unisex',
};

const cut = (text: string, longest: number): string => Array.from(text).slice(0, longest).join('');
const amount = (minor: number, currency: Currency): string => `${toMajor(minor).toFixed(2)} ${currency}`;
/** An element of the vendor's namespace. */
function field(name: string, content: string | readonly Html[]): Html {
  const tag = new Html(`g:${name}`);
  return html`<${tag}>${content}</${tag}>`;
}

export const feedStart = ({ title, link }: FeedSite): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel>\n${
    html`<title>${title}</title><link>${link}</link><description>${title}</description>`.text
  }\n`;

export const FEED_END = '</channel>\n</rss>\n';

/** One `item` of the feed. */
export function feedItem(item: FeedItem, { currency, country, shipping }: FeedSite): string {
  const isReduced = item.current < item.original;
  const fields = [
    field('id', cut(item.id, LONGEST_ID)),
    field('item_group_id', item.productId),
    field(
      'title',
      cut([item.name, item.color, item.size].filter((part) => part !== '').join(', '), LONGEST_TITLE),
    ),
    field('description', cut(item.description === '' ? item.name : item.description, LONGEST_DESCRIPTION)),
    field('link', item.link),
    field('image_link', item.imageLink),
    field('availability', item.isAvailable ? 'in_stock' : 'out_of_stock'),
    field('price', amount(item.original, currency)),
    ...(isReduced ? [field('sale_price', amount(item.current, currency))] : []),
    field('condition', 'new'),
    field('brand', item.brand),
    ...(item.gtin === undefined ? [field('identifier_exists', 'no')] : [field('gtin', item.gtin)]),
    field('color', item.color),
    field('size', item.size),
    field('gender', GENDERS[item.gender] ?? 'unisex'),
    field('age_group', item.gender === 'kids' ? 'kids' : 'adult'),
    ...(item.productType === '' ? [] : [field('product_type', item.productType)]),
    ...(shipping === undefined
      ? []
      : [
          field('shipping', [
            field('country', country),
            field('service', 'Standard'),
            field('price', amount(item.current >= shipping.freeFrom ? 0 : shipping.price, currency)),
          ]),
        ]),
  ];
  return `<item>${fields.map(({ text }) => text).join('')}</item>\n`;
}
