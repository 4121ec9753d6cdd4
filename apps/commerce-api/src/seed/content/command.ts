import {
  addressOf,
  compareDocuments,
  compileDocuments,
  describeProblem,
  documentSchemaIn,
  exportDocuments,
  initialFiles,
  KINDS,
  readFiles,
  type ContentFile,
  type Difference,
  type InitialCategory,
  type LocatedDocument,
} from '@haberdash/content-files';

import { sitesOf } from '@haberdash/shop';

import { StartupProblem } from '../../platform/process/startup-problem.ts';
import { shop } from '../../shared/shop.ts';
import type { ContentSource, ShopRules } from '../seed-source.ts';
import type { EditorApi, PublishedDocument, ServedDocument } from './editor-api.ts';
import type { ContentOptions } from './options.ts';

/** Versions that the files started from, by site and document. */
export type Bases = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** The folder of the files. */
export interface ContentFolder {
  readonly read: () => readonly ContentFile[];
  readonly write: (files: readonly ContentFile[]) => void;
  readonly bases: () => Bases;
  readonly setBases: (bases: Bases) => void;
}

export interface CommandParts {
  readonly options: ContentOptions;
  readonly source: ContentSource;
  readonly rules: ShopRules;
  readonly folder: ContentFolder;
  /** Main categories with products; only for `init`. */
  readonly categories: () => Promise<readonly InitialCategory[]>;
  /** The service; not called by `check` and `init`. */
  readonly api: EditorApi;
  readonly print: (line: string) => void;
}

const MOST_SHOWN = 20;
/** Below the service's limit for a body, with its envelope. */
const MOST_BYTES = 100 * 1024;
const MOST_DOCUMENTS = 100;

const short = (value: unknown): string => {
  const text = JSON.stringify(value) ?? '(nothing)';
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
};

function printDifferences(differences: readonly Difference[], print: (line: string) => void): void {
  for (const { pointer, before, after } of differences.slice(0, MOST_SHOWN)) {
    print(`    ${pointer || '/'}`);
    print(`      site:  ${short(before)}`);
    print(`      files: ${short(after)}`);
  }
  if (differences.length > MOST_SHOWN) print(`    and ${differences.length - MOST_SHOWN} more`);
}

/** The documents of the files for every locale of the site; undefined when a file is wrong. */
function readLocal({ options, source, rules, folder, print }: CommandParts): LocatedDocument[] | undefined {
  const locales = localesOf({ options, source });
  const { required, optional } = source.languages;
  const { documents, problems } = readFiles(folder.read(), {
    schema: documentSchemaIn(required, optional),
    unknownPlace: (text) => source.unknownPlace(text),
  });
  for (const problem of problems) print(describeProblem(problem));
  if (problems.length > 0) {
    const files = new Set(problems.map(({ path }) => path)).size;
    print(`${files} of ${documents.length + files} files cannot be published.`);
    return undefined;
  }
  return locales.flatMap((locale) =>
    compileDocuments(documents, source.compileOptions(options.site, locale, rules))
      // A draft of the files is what a publication at a date will be; it is not published with the page.
      .filter(({ draftFrom }) => draftFrom === undefined)
      .map(({ kind, slug, body }) => ({ kind, slug, body, locale })),
  );
}

export function localesOf({
  options: { site, locales },
  source,
}: Pick<CommandParts, 'options' | 'source'>): readonly string[] {
  const known = locales.length > 0 ? locales : source.localesOf(site);
  if (known.length === 0)
    throw new StartupProblem(
      `There is no site ${site} in the shop (${[...new Set(sitesOf(shop).map(({ siteId }) => siteId))].join(', ')}); name another, or its locales with --locales.`,
    );
  return known;
}

const ofLocales = (documents: readonly ServedDocument[], locales: readonly string[]) =>
  documents.filter(({ locale }) => locales.includes(locale));

interface Compared {
  readonly comparison: ReturnType<typeof compareDocuments<LocatedDocument, ServedDocument>>;
  readonly served: readonly ServedDocument[];
}

async function compare(parts: CommandParts, local: readonly LocatedDocument[]): Promise<Compared> {
  const served = ofLocales(await parts.api.list(), localesOf(parts));
  return { comparison: compareDocuments(local, served), served };
}

async function diff(parts: CommandParts): Promise<number> {
  const local = readLocal(parts);
  if (local === undefined) return 1;
  const { added, changed, missing } = (await compare(parts, local)).comparison;
  const { print } = parts;
  for (const document of added) print(`+ ${addressOf(document)}`);
  for (const { local: document, differences } of changed) {
    print(`~ ${addressOf(document)}`);
    printDifferences(differences, print);
  }
  for (const document of missing) print(`- ${addressOf(document)} is on the site only`);
  print(`${added.length} new, ${changed.length} changed, ${missing.length} on the site only.`);
  return added.length + changed.length + missing.length === 0 ? 0 : 1;
}

/** Parts of a publication that fit into one call each. */
export function inCalls(documents: readonly PublishedDocument[]): readonly (readonly PublishedDocument[])[] {
  const calls: PublishedDocument[][] = [];
  let bytes = Infinity;
  for (const document of documents) {
    const size = Buffer.byteLength(JSON.stringify(document));
    const last = calls.at(-1);
    if (last === undefined || bytes + size > MOST_BYTES || last.length === MOST_DOCUMENTS) {
      calls.push([document]);
      bytes = size;
    } else {
      last.push(document);
      bytes += size;
    }
  }
  return calls;
}

function reportConflicts(
  conflicts: Compared['comparison']['changed'],
  { print }: Pick<CommandParts, 'print'>,
): void {
  for (const { local, served, differences } of conflicts) {
    print(`! ${addressOf(local)} was changed by ${served.savedBy ?? 'the shop'} at ${served.savedAt}`);
    printDifferences(differences, print);
  }
  print(
    `${conflicts.length} documents were changed since these files were pulled, and nothing was published. Pull to take the changes, or publish with --force to replace them; the versions stay.`,
  );
}

async function publish(parts: CommandParts): Promise<number> {
  const { options, folder, api, print } = parts;
  const local = readLocal(parts);
  if (local === undefined) return 1;
  const { comparison, served } = await compare(parts, local);
  const bases = folder.bases();
  const known = bases[options.site] ?? {};
  const conflicts = comparison.changed.filter(
    (each) => each.served.version !== (known[addressOf(each.local)] ?? 0),
  );
  if (conflicts.length > 0 && !options.isForced) {
    reportConflicts(conflicts, parts);
    return 1;
  }
  const documents: PublishedDocument[] = [
    ...comparison.added.map((document) => ({ ...document, basedOn: 0 })),
    ...comparison.changed.map((each) => ({ ...each.local, basedOn: each.served.version })),
  ];
  for (const document of documents)
    print(`${options.isDryRun ? 'would publish' : 'publish'} ${addressOf(document)}`);
  const when = options.at === undefined ? '' : ` at ${options.at}`;
  if (options.isDryRun) {
    print(`${documents.length} documents would be published${when}; nothing was written.`);
    return 0;
  }
  const versions = new Map(served.map((document) => [addressOf(document), document.version]));
  for (const call of inCalls(documents)) {
    for (const document of await api.publish(call, options.at))
      versions.set(addressOf({ ...document }), document.version);
    // After each call, so that a broken connection leaves the versions of what was published.
    folder.setBases({ ...bases, [options.site]: { ...known, ...Object.fromEntries(versions) } });
  }
  print(`${documents.length} documents published${when}.`);
  return 0;
}

async function pull(parts: CommandParts): Promise<number> {
  const { options, source, folder, api, print } = parts;
  const served = ofLocales(await api.list(), localesOf(parts));
  const { files, left } = exportDocuments(served, {
    nameOf: (locale) => source.nameOf(locale),
    schemaOf: (kind) =>
      `../${kind in KINDS && KINDS[kind as keyof typeof KINDS] === '' ? 'document' : kind}.schema.json`,
  });
  for (const name of left) print(`! ${name} differs so much between its locales that no file can hold it.`);
  const own = new Map(folder.read().map(({ path, text }) => [path, text]));
  const replaced = files.filter(({ path, text }) => (own.get(path) ?? text) !== text);
  if (replaced.length > 0 && !options.isForced) {
    for (const { path } of replaced) print(`! ${path} is there and differs`);
    // Files of several sites have texts that this site does not.
    print(
      `${replaced.length} files would be replaced by those of ${options.site} alone, and nothing was written. Name another folder with --dir, or replace them with --force.`,
    );
    return 1;
  }
  if (options.isDryRun) {
    for (const { path } of files) print(`would write ${path}`);
    print(`${files.length} files would be written; nothing was written.`);
    return left.length === 0 ? 0 : 1;
  }
  folder.write(files);
  const versions = Object.fromEntries(served.map((document) => [addressOf(document), document.version]));
  folder.setBases({ ...folder.bases(), [options.site]: versions });
  print(`${files.length} files written.`);
  return left.length === 0 ? 0 : 1;
}

async function init(parts: CommandParts): Promise<number> {
  const { options, folder, print } = parts;
  const locales = localesOf(parts);
  const categories = await parts.categories();
  const languages = [...new Set(locales.map((locale) => locale.slice(0, 2)))];
  const files = initialFiles({ name: shop.brand.name, categories, languages });
  const own = new Set(folder.read().map(({ path }) => path));
  const taken = files.filter(({ path }) => own.has(path));
  if (taken.length > 0 && !options.isForced) {
    for (const { path } of taken) print(`! ${path} is there`);
    print(`${taken.length} files would be replaced, and nothing was written. Replace them with --force.`);
    return 1;
  }
  for (const { path } of files) print(`${options.isDryRun ? 'would write' : 'write'} ${path}`);
  if (!options.isDryRun) folder.write(files);
  print(`${files.length} files for ${categories.length} categories. Fill their gaps; \`check\` names each.`);
  return 0;
}

/** Runs the command; returns its exit code. */
export async function runContentCommand(parts: CommandParts): Promise<number> {
  switch (parts.options.action) {
    case 'init':
      return init(parts);
    case 'check': {
      const local = readLocal(parts);
      if (local !== undefined) parts.print(`${local.length} documents are valid.`);
      return local === undefined ? 1 : 0;
    }
    case 'diff':
      return diff(parts);
    case 'publish':
      return publish(parts);
    case 'pull':
      return pull(parts);
  }
}
