/** Slugs by kind, as in the contract of the content service. */
const WORDS = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const SLUGS = {
  page: WORDS,
  augmentedpage: WORDS,
  category: /^[0-9]{4,7}$/,
  product: /^[A-Z]{2}[A-Z0-9]{6,9}$/,
  fragment: WORDS,
  menu: WORDS,
  popups: WORDS,
} as const;
const LONGEST_SLUG = 60;

export type DocumentKind = keyof typeof SLUGS;

export interface DocumentName {
  readonly kind: DocumentKind;
  readonly slug: string;
}

/** One per site. */
const ONLY_ONE: ReadonlySet<string> = new Set(['menu', 'popups']);

const isKind = (text: string): text is DocumentKind => Object.hasOwn(SLUGS, text);

/** Parses `page/home`, `fragment/promo-bar`, `category/100000`, `product/NFEAM3PA`, `menu` or `popups`. */
export function documentOf(text: string): DocumentName | undefined {
  const [kind = '', slug = '', ...rest] = text.split('/');
  if (!isKind(kind) || rest.length > 0) return undefined;
  if (ONLY_ONE.has(kind)) return { kind, slug: 'main' };
  return SLUGS[kind].test(slug) && slug.length <= LONGEST_SLUG ? { kind, slug } : undefined;
}

export const documentText = ({ kind, slug }: DocumentName): string =>
  ONLY_ONE.has(kind) ? kind : `${kind}/${slug}`;

/** One document of each kind in the demo, as examples of the format. */
export const EXAMPLES = [
  'page/home',
  'category/100000',
  'product/NFEAM3PA',
  'fragment/promo-bar',
  'augmentedpage/cart',
  'menu',
  'popups',
] as const;

/** Documents of every site, offered by the form. */
export const KNOWN_DOCUMENTS = [
  'page/home',
  'fragment/promo-bar',
  'menu',
  'popups',
  'augmentedpage/cart',
  'augmentedpage/checkout',
  'augmentedpage/search',
  'augmentedpage/error-4xx',
] as const;

/** The message for an invalid document name. */
export const noDocument = (text: string): string =>
  `“${text}” names no document: write its kind and its name, as ${EXAMPLES.slice(0, -1).join(', ')} or ${EXAMPLES.at(-1)}.`;
