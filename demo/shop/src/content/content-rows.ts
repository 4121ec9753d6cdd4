import type { SeedDocument, ShopRules } from '@haberdash/commerce-api/seed/seed-source.ts';
import { SEED_EPOCH_MS } from '../product-generator.ts';
import { EDITIONS, type Edition } from './content-sites.ts';
import { inEdition, isObject } from './documents/in-edition.ts';
import { helpEntry } from './help-entry.ts';
import { readDocuments, type WrittenDocument } from './documents/read-documents.ts';
import { storyDocuments } from './stories/story-pages.ts';
import { createWriter, type Json, type Writer } from './writer.ts';

type Row = Pick<SeedDocument, 'kind' | 'slug' | 'body'> & Partial<SeedDocument>;

const listOf = (value: unknown): readonly Json[] => (Array.isArray(value) ? value.filter(isObject) : []);

const englishOf = (texts: unknown): string => (isObject(texts) ? String(texts['en']) : '');

/** A page, its aliases with their canonical path, and its help centre entry. */
function pageRows(kind: string, slug: string, { alsoAt, isHelp, ...body }: Json): Row[] {
  const seconds = Array.isArray(alsoAt) ? alsoAt.map(String) : [];
  return [
    { kind, slug, body },
    ...(isHelp === true ? [{ kind: 'help', slug, body: helpEntry(slug, body) }] : []),
    ...seconds.map((second) => ({
      kind,
      slug: second,
      body: {
        ...body,
        id: `${kind}-${second}`,
        slug: second,
        ...(kind === 'page' ? { canonicalPath: `/${slug}` } : {}),
      },
    })),
  ];
}

/** The events on a page. */
const eventRows = ({ blocks }: Json): Row[] =>
  listOf(blocks)
    .filter(({ type }) => type === 'EventSignup')
    .map((body) => ({ kind: 'event', slug: String(body['eventId']), body }));

/** A page from a date on, with replaced blocks. */
function draftRow({ slug, publishFrom, replaces }: Json, pages: readonly Row[]): Row[] {
  const page = pages.find((row) => row.kind === 'page' && row.slug === slug);
  if (page === undefined || !isObject(replaces)) return [];
  const blocks = listOf(page.body['blocks']).flatMap((block) => {
    const others = replaces[String(block['id'])];
    return others === undefined ? [block] : listOf(others);
  });
  const body = { ...page.body, blocks };
  return [{ kind: 'page', slug: page.slug, body, mode: 'preview', publish_from: String(publishFrom) }];
}

function rowsOf(documents: readonly WrittenDocument[], writer: Writer): readonly Row[] {
  const written = documents.flatMap(({ kind, slug, body: texts }) => {
    const body = inEdition(texts, writer);
    return body === undefined ? [] : [{ kind, slug, texts, body }];
  });
  const published = written
    .filter(({ kind }) => kind !== 'draft')
    .flatMap(({ kind, slug, texts, body }): Row[] => {
      if (kind !== 'story') return [...pageRows(kind, slug, body), ...eventRows(body)];
      const { page, article } = storyDocuments(body, englishOf(texts['title']), writer);
      return [
        { kind: 'page', slug: String(page['slug']), body: page },
        { kind: 'article', slug, body: article },
      ];
    });
  const drafts = written.filter(({ kind }) => kind === 'draft');
  return [...published, ...drafts.flatMap(({ body }) => draftRow(body, published))];
}

/** Published content of every site and locale, and editors' drafts. */
export function contentRows(rules: ShopRules, editions: readonly Edition[] = EDITIONS): SeedDocument[] {
  const documents = readDocuments();
  return editions.flatMap((edition) =>
    rowsOf(documents, createWriter(edition, rules)).map((row): SeedDocument => ({
      site_id: edition.siteId,
      locale: edition.locale,
      mode: 'live',
      modified_at: new Date(SEED_EPOCH_MS).toISOString(),
      ...row,
    })),
  );
}
