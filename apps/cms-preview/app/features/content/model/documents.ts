/** Kinds of documents that are previewed whole. */
const DOCUMENT_KINDS = ['page', 'augmentedpage', 'category', 'fragment', 'menu', 'popups'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** A document by its kind and its name. */
export interface DocumentName {
  readonly kind: DocumentKind;
  readonly slug: string;
}

/** A site has one of these. */
const ONLY_ONE: ReadonlySet<string> = new Set(['menu', 'popups']);

/** Reads `page/home`, `fragment/promo-bar`, `category/110100`, `menu` or `popups`. */
export function documentOf(text: string): DocumentName | undefined {
  const [kindText = '', slug = '', ...rest] = text.split('/');
  const kind = DOCUMENT_KINDS.find((each) => each === kindText);
  if (kind === undefined || rest.length > 0) return undefined;
  if (ONLY_ONE.has(kind)) return { kind, slug: 'main' };
  return /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug) && slug.length <= 60 ? { kind, slug } : undefined;
}

/** How an address names a document. */
export const documentText = ({ kind, slug }: DocumentName): string =>
  ONLY_ONE.has(kind) ? kind : `${kind}/${slug}`;
