import { GAP_END, GAP_START } from './gaps.ts';
import type { ContentFile } from './read-files.ts';

/** A category that menu and home page link to. */
export interface InitialCategory {
  readonly id: string;
  /** The name in each language, or one for all. */
  readonly name: string | Readonly<Record<string, string>>;
  /** The path below the locale, such as `/c/women-100000`. */
  readonly url: string;
  /** The address of a picture; without one the home page has no tile for the category. */
  readonly picture?: string;
}

export interface InitialShop {
  readonly name: string;
  readonly categories: readonly InitialCategory[];
  /** Languages of the shop’s files; the texts are English in each until they are translated. */
  readonly languages: readonly string[];
}

/** A page that the law or shoppers expect, with what its owner has to write. */
const PAGES = [
  ['privacy', 'Privacy', 'who processes which personal data for what, how long, and the rights of shoppers'],
  ['terms', 'Terms', 'the terms of sale: contract, prices, payment, delivery, liability'],
  ['imprint', 'Imprint', 'company, address, register, representatives, contact'],
  ['returns', 'Returns', 'how to send something back, within which time, and who pays'],
  ['delivery', 'Delivery', 'ways of delivery, times and prices'],
  ['contact', 'Contact', 'how shoppers reach the shop'],
] as const;

const LEGAL = new Set<string>(['privacy', 'terms', 'imprint']);

const file = (path: string, schema: string, body: object): ContentFile => ({
  path,
  text: `${JSON.stringify({ $schema: `../${schema}.schema.json`, ...body }, null, 2)}\n`,
});

type InLanguages = (text: string | Readonly<Record<string, string>>) => object;

const pagesWithGaps = (texts: InLanguages): readonly ContentFile[] =>
  PAGES.map(([slug, title, gap]) =>
    file(`page/${slug}.json`, 'document', {
      id: `page-${slug}`,
      slug,
      title: texts(title),
      blocks: [
        {
          type: 'RichText',
          id: `${slug}-text`,
          title: texts(title),
          titleH1: true,
          richText: texts(`<p>${GAP_START}${gap}${GAP_END}</p>`),
        },
      ],
    }),
  );

/**
 * Files to begin a shop with: a home page, a menu and a footer made from the categories, and pages that the law or
 * shoppers expect. What only the shop’s owner can write is marked; `readFiles` reports each mark, so that no such page
 * is published.
 */
export function initialFiles({ name, categories, languages }: InitialShop): readonly ContentFile[] {
  const texts: InLanguages = (text) =>
    Object.fromEntries(
      languages.map((language) => [
        language,
        typeof text === 'string' ? text : (text[language] ?? Object.values(text)[0] ?? ''),
      ]),
    );
  const tiles = categories.flatMap(({ id, name: title, url, picture }) =>
    picture === undefined
      ? []
      : [
          {
            type: 'CategoryCard',
            id: `home-${id}`,
            title: texts(title),
            target: { url },
            mediaList: [{ src: picture, alt: '' }],
          },
        ],
  );
  const [first] = categories;
  const home = {
    id: 'page-home',
    slug: 'home',
    title: name,
    blocks: [
      {
        type: 'Hero',
        id: 'home-hero',
        title: name,
        titleH1: true,
        titleStyle: 'display',
        ...(first === undefined ? {} : { targets: [{ text: texts(first.name), url: first.url }] }),
      },
      ...(tiles.length === 0
        ? []
        : [
            {
              type: 'Collection',
              id: 'home-categories',
              title: texts('Shop by category'),
              variant: 'categories',
              items: tiles,
            },
          ]),
    ],
  };
  const menu = {
    items: categories.map(({ id, name: title, url }) => ({
      id,
      name: typeof title === 'string' ? title : (Object.values(title)[0] ?? id),
      title: texts(title),
      target: { url },
    })),
  };
  const linkTo = ([slug, title]: (typeof PAGES)[number]) => ({ text: texts(title), url: `/${slug}` });
  const footer = {
    columns: [{ title: texts('Help'), links: PAGES.filter(([slug]) => !LEGAL.has(slug)).map(linkTo) }],
    legal: PAGES.filter(([slug]) => LEGAL.has(slug)).map(linkTo),
  };
  return [
    file('page/home.json', 'document', home),
    file('menu/main.json', 'menu', menu),
    file('footer/main.json', 'footer', footer),
    ...pagesWithGaps(texts),
  ];
}
