import { derivedDocuments } from './derived.ts';
import { inEdition, type ContentEdition } from './in-edition.ts';
import { isObject, type Json } from './json.ts';
import type { ServedKind } from './kinds.ts';
import type { WrittenDocument } from './read-files.ts';
import { storyDocuments, type StoryTexts } from './story-pages.ts';

/** A document as the service returns it, in one edition. */
export interface CompiledDocument {
  readonly kind: ServedKind;
  readonly slug: string;
  readonly body: Json;
  /** A draft with the moment from which it is to be shown (ISO 8601). */
  readonly draftFrom?: string;
}

export interface CompileOptions {
  readonly edition: ContentEdition;
  /** Needed by a folder with stories. */
  readonly storyTexts?: StoryTexts;
}

const listOf = (value: unknown): readonly Json[] => (Array.isArray(value) ? value.filter(isObject) : []);

/** A page, its aliases with their canonical path, and what follows from it. */
function pageDocuments(
  kind: ServedKind,
  slug: string,
  { alsoAt, isHelp, ...body }: Json,
): CompiledDocument[] {
  const seconds = Array.isArray(alsoAt) ? alsoAt.map(String) : [];
  const { help, events } = derivedDocuments(slug, body);
  return [
    { kind, slug, body },
    ...(isHelp === true ? [help] : []),
    ...seconds.map((second): CompiledDocument => ({
      kind,
      slug: second,
      body: aliasOf(kind, slug, second, body),
    })),
    ...events,
  ];
}

const aliasOf = (kind: string, slug: string, second: string, body: Json): Json => ({
  ...body,
  id: `${kind}-${second}`,
  slug: second,
  ...(kind === 'page' ? { canonicalPath: `/${slug}` } : {}),
});

/** A page from a date on, with replaced blocks. */
function draftDocument(
  { slug, publishFrom, replaces }: Json,
  pages: readonly CompiledDocument[],
): CompiledDocument[] {
  const page = pages.find((row) => row.kind === 'page' && row.slug === slug);
  if (page === undefined || !isObject(replaces)) return [];
  const blocks = listOf(page.body['blocks']).flatMap((block) => {
    const others = replaces[String(block['id'])];
    return others === undefined ? [block] : listOf(others);
  });
  return [{ kind: 'page', slug: page.slug, body: { ...page.body, blocks }, draftFrom: String(publishFrom) }];
}

/** The name of a story for editors is that of the shop's first language. */
const nameOf = (texts: unknown, [first = '']: readonly string[]): string =>
  String(isObject(texts) ? texts[first] : texts);

/** All documents of one edition: pages with their aliases, help entries and events, stories, drafts. */
export function compileDocuments(
  documents: readonly WrittenDocument[],
  { edition, storyTexts }: CompileOptions,
): readonly CompiledDocument[] {
  const written = documents.flatMap(({ kind, slug, body: texts }) => {
    const body = inEdition(texts, edition);
    return body === undefined ? [] : [{ kind, slug, texts, body }];
  });
  const published = written.flatMap(({ kind, slug, texts, body }): CompiledDocument[] => {
    if (kind === 'draft') return [];
    if (kind !== 'story') return pageDocuments(kind, slug, body);
    if (storyTexts === undefined) throw new TypeError('Stories need the option storyTexts.');
    const { page, article } = storyDocuments(body, nameOf(texts['title'], edition.languages), storyTexts);
    return [
      { kind: 'page', slug: String(page['slug']), body: page },
      { kind: 'article', slug, body: article },
    ];
  });
  const drafts = written.filter(({ kind }) => kind === 'draft');
  return [...published, ...drafts.flatMap(({ body }) => draftDocument(body, published))];
}
