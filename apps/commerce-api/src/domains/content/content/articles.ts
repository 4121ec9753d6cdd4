import type { Article, ChildPage, ContentResults } from '@haberdash/api-client/content';

import type { NamedDocument } from './repository.ts';

export const DEFAULT_LIMIT = 3;

export interface ArticleSearch {
  readonly q?: string | undefined;
  readonly tagId?: readonly string[] | undefined;
  readonly initialQuery?: string | undefined;
  readonly offset?: number | undefined;
  readonly limit?: number | undefined;
}

/** Validated when it was written. */
const fieldsOf = (body: unknown): Readonly<Record<string, unknown>> =>
  typeof body === 'object' && body !== null ? (body as Readonly<Record<string, unknown>>) : {};
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

export const articleOf = ({ body }: NamedDocument): Article => body as Article;

export const pageAsArticle = ({ slug, body }: NamedDocument): Article => {
  const { id, title, seoDescription } = fieldsOf(body);
  const eyebrow = textOf(seoDescription).slice(0, 80);
  return {
    id: textOf(id),
    name: textOf(title),
    url: slug === 'home' ? '/' : `/${slug}`,
    ...(eyebrow === '' ? {} : { eyebrow }),
  };
};

/** Tag names in the reader's language. */
export const tagLabels = (body: unknown): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(fieldsOf(fieldsOf(body)['labels'])).map(([id, label]) => [id, textOf(label)]),
  );

/** Lower case without accents. */
export const fold = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

export const wordsOf = (q: string): readonly string[] => fold(q).split(/\s+/).filter(Boolean);

/** Articles with all tags and words, newest first, and the remaining tags (spec 3 §7). */
export function searchArticles(
  articles: readonly Article[],
  labels: Readonly<Record<string, string>>,
  { q = '', tagId = [], initialQuery = '', offset = 0, limit = DEFAULT_LIMIT }: ArticleSearch,
): ContentResults {
  const tags = [...tagId, ...initialQuery.split(',').filter((tag) => tag !== '')];
  const words = wordsOf(q);
  const found = articles
    .filter((article) => tags.every((tag) => article.tags?.includes(tag)))
    .filter(({ name, eyebrow = '' }) => words.every((word) => fold(`${name} ${eyebrow}`).includes(word)))
    .toSorted((a, b) => (b.date ?? '').localeCompare(a.date ?? '') || a.name.localeCompare(b.name));
  const left = new Set(found.flatMap((article) => article.tags ?? []));
  return {
    result: found.slice(offset, offset + limit),
    facets: Object.entries(labels).flatMap(([id, label]) => (left.has(id) ? [{ id, label }] : [])),
    numFound: found.length,
  };
}

/** Pages below a parent by name; articles have a picture (spec 3 §7). */
export function childPages(
  parent: string,
  pages: readonly NamedDocument[],
  articles: readonly NamedDocument[],
): ChildPage[] {
  const pictures = new Map(articles.map((article) => [articleOf(article).url, articleOf(article).picture]));
  return pages
    .filter(({ slug }) => slug.startsWith(`${parent}-`))
    .map(({ slug, body }) => {
      const { id, title } = fieldsOf(body);
      const url = `/${parent}/${slug.slice(parent.length + 1)}`;
      const picture = pictures.get(url);
      return {
        id: textOf(id),
        slug,
        title: textOf(title),
        url,
        ...(picture === undefined ? {} : { picture }),
      };
    })
    .toSorted((a, b) => a.title.localeCompare(b.title));
}
