import { phraseIn } from '../../language.ts';
import type { Json, Writer } from '../writer.ts';
import { ACCOUNT_PAGES } from './account-pages.ts';
import { COMPANY_PAGES } from './company-pages.ts';
import { ORDER_PAGES } from './order-pages.ts';
import type { InfoPage } from './page-spec.ts';
import { PRODUCT_PAGES } from './product-pages.ts';
import { SIZE_GUIDE } from './size-guide.ts';

const OWN_PAGES: readonly InfoPage[] = [
  ...ORDER_PAGES,
  SIZE_GUIDE,
  ...PRODUCT_PAGES,
  ...COMPANY_PAGES,
  ...ACCOUNT_PAGES,
];

/** Addresses that forms and mails link to; what they are about stands on a page that has a shorter one as well. */
const SECOND_ADDRESSES = {
  'sale-terms': 'terms',
  'help-returns-how-to-return': 'returns',
  'policies-shipping-terms': 'delivery',
} as const;

const INFO_PAGES: readonly InfoPage[] = [
  ...OWN_PAGES,
  ...Object.entries(SECOND_ADDRESSES).flatMap(([slug, of]) =>
    OWN_PAGES.filter((page) => page.slug === of).map((page) => ({ ...page, slug })),
  ),
];

/** The pages of text that an edition has. */
export const infoPagesOf = ({ isEuropeanUnion }: Writer): readonly InfoPage[] =>
  INFO_PAGES.filter(({ isEuropean }) => isEuropean !== true || isEuropeanUnion);

/** The documents of an edition's pages of text. */
export const infoPages = (writer: Writer): readonly Json[] =>
  infoPagesOf(writer).map(({ slug, title, text }) => ({
    id: `page-${slug}`,
    slug,
    title: writer.say(title),
    blocks: [
      {
        type: 'RichText',
        id: `${slug}-text`,
        name: phraseIn(title, 'en'),
        title: writer.say(title),
        titleH1: true,
        richText: text(writer),
        alignment: 'left',
      },
    ],
  }));
