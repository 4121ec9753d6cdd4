import type { ContentFile } from './read-files.ts';
import { addressOf, type LocatedDocument } from './differences.ts';
import { isObject, type Json } from './json.ts';

/** Bodies of one document by their locale, such as `en-ca`. */
type Bodies = ReadonlyMap<string, unknown>;

const DIFFERENT = Symbol('cannot be written as one');

const isSame = (values: readonly unknown[]): boolean => {
  const [first] = values.map((value) => JSON.stringify(value));
  return values.every((value) => JSON.stringify(value) === first);
};

const mapBodies = (bodies: Bodies, pick: (value: unknown) => unknown): Bodies =>
  new Map([...bodies].map(([name, value]) => [name, pick(value)]));

/** An entry of a list once per edition, each marked with it. */
const perEdition = (bodies: Bodies): readonly Json[] | typeof DIFFERENT => {
  const entries = [...bodies].filter(([, value]) => value !== undefined);
  if (!entries.every(([, value]) => isObject(value))) return DIFFERENT;
  return entries.map(([locale, value]) => ({ onlyIn: locale, ...Object(value) }));
};

type NameOf = ExportOptions['nameOf'];

/** Texts by language; by locale where two of a language differ. */
function mergeTexts(texts: Bodies, nameOf: NameOf): unknown {
  const named = new Map<string, unknown>();
  for (const [locale, text] of texts) {
    const name = nameOf(locale);
    named.set(named.has(name) && named.get(name) !== text ? locale : name, text);
  }
  return Object.fromEntries(named);
}

function mergeLists(bodies: Bodies, nameOf: NameOf): unknown {
  const lists = mapBodies(bodies, (value) => (Array.isArray(value) ? value : []));
  const lengths = [...lists.values()].map((list) => (Array.isArray(list) ? list.length : 0));
  const isAligned = new Set(lengths).size === 1;
  const merged: unknown[] = [];
  for (let index = 0; index < Math.max(...lengths); index += 1) {
    const entries = mapBodies(lists, (list) => (Array.isArray(list) ? list[index] : undefined));
    const one = isAligned ? merge(entries, nameOf) : DIFFERENT;
    const several = one === DIFFERENT ? perEdition(entries) : [one];
    if (several === DIFFERENT) return DIFFERENT;
    merged.push(...several);
  }
  return merged;
}

function mergeObjects(bodies: Bodies, nameOf: NameOf): unknown {
  const objects = [...bodies.values()].filter(isObject);
  const names = [...new Set(objects.flatMap((object) => Object.keys(object)))];
  const entries = names.map((name) => [
    name,
    merge(
      mapBodies(bodies, (value) => (isObject(value) ? value[name] : undefined)),
      nameOf,
    ),
  ]);
  return entries.some(([, value]) => value === DIFFERENT) ? DIFFERENT : Object.fromEntries(entries);
}

function merge(bodies: Bodies, nameOf: NameOf): unknown {
  const values = [...bodies.values()];
  if (isSame(values)) return values[0];
  if (values.every((value) => typeof value === 'string')) return mergeTexts(bodies, nameOf);
  if (values.every(Array.isArray)) return mergeLists(bodies, nameOf);
  return values.every(isObject) ? mergeObjects(bodies, nameOf) : DIFFERENT;
}

export interface ExportOptions {
  /** The name of a locale's texts in the files, such as `en` for `en-gb`. */
  readonly nameOf: (locale: string) => string;
  /** What `$schema` names in each file, so that editors complete and check. */
  readonly schemaOf: (kind: string) => string;
}

export interface ExportedFiles {
  readonly files: readonly ContentFile[];
  /** Documents whose editions cannot be written as one file. */
  readonly left: readonly string[];
}

function groupByFile(documents: readonly LocatedDocument[]): Map<string, LocatedDocument[]> {
  const groups = new Map<string, LocatedDocument[]>();
  for (const document of documents) {
    const path = `${document.kind}/${document.slug}`;
    groups.set(path, [...(groups.get(path) ?? []), document]);
  }
  return groups;
}

/** Made from pages when they are published, so they are not written. */
const DERIVED = new Set(['help', 'event']);

const canonicalOf = (body: unknown): string | undefined =>
  isObject(body) && typeof body['canonicalPath'] === 'string' ? body['canonicalPath'].slice(1) : undefined;

/**
 * Writes the documents of a site as files: equal texts once, others by language, entries of one language marked with
 * it. What is derived (help entries, events, aliases of a page) becomes a field of its page.
 */
export function exportDocuments(
  documents: readonly LocatedDocument[],
  { nameOf, schemaOf }: ExportOptions,
): ExportedFiles {
  const pages = documents.filter(({ kind }) => kind === 'page');
  const helpPages = new Set(documents.filter(({ kind }) => kind === 'help').map(({ slug }) => slug));
  const aliasesOf = (slug: string): readonly string[] => [
    ...new Set(pages.filter(({ body }) => canonicalOf(body) === slug).map((page) => page.slug)),
  ];
  const isAlias = ({ kind, body }: LocatedDocument): boolean => {
    const canonical = canonicalOf(body);
    return kind === 'page' && canonical !== undefined && pages.some(({ slug }) => slug === canonical);
  };
  const own = documents.filter((document) => !DERIVED.has(document.kind) && !isAlias(document));
  const files: ContentFile[] = [];
  const left: string[] = [];
  for (const [path, editions] of groupByFile(own)) {
    const [first] = editions;
    if (first === undefined) continue;
    const body = merge(new Map(editions.map((each) => [each.locale, each.body])), nameOf);
    if (!isObject(body)) {
      left.push(...editions.map(addressOf));
      continue;
    }
    const { kind, slug } = first;
    const seconds = kind === 'page' ? aliasesOf(slug) : [];
    const written = {
      $schema: schemaOf(kind),
      ...body,
      ...(seconds.length === 0 ? {} : { alsoAt: seconds }),
      ...(kind === 'page' && helpPages.has(slug) ? { isHelp: true } : {}),
    };
    files.push({ path: `${path}.json`, text: `${JSON.stringify(written, null, 2)}\n` });
  }
  return { files: files.toSorted((one, other) => (one.path < other.path ? -1 : 1)), left };
}
