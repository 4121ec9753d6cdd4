import { escapeName, isObject } from './json.ts';

/** A value that differs between two documents; undefined on the side that has none. */
export interface Difference {
  readonly pointer: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** Where two values differ, at the smallest part that does. */
export function findDifferences(before: unknown, after: unknown, pointer = ''): readonly Difference[] {
  if (Array.isArray(before) && Array.isArray(after)) {
    const most = Math.max(before.length, after.length);
    return Array.from({ length: most }, (_, index) => index).flatMap((index) =>
      findDifferences(before[index], after[index], `${pointer}/${index}`),
    );
  }
  if (isObject(before) && isObject(after)) {
    const names = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...names].flatMap((name) =>
      findDifferences(before[name], after[name], `${pointer}/${escapeName(name)}`),
    );
  }
  return Object.is(before, after) ? [] : [{ pointer, before, after }];
}

/** A document by kind, slug and locale. */
export interface LocatedDocument {
  readonly kind: string;
  readonly slug: string;
  readonly locale: string;
  readonly body: unknown;
}

/** The name of a document in reports. */
export const addressOf = ({ kind, slug, locale }: Omit<LocatedDocument, 'body'>): string =>
  `${kind}/${slug} ${locale}`;

export interface DocumentDifferences<T extends LocatedDocument, S extends LocatedDocument = T> {
  readonly added: readonly T[];
  readonly changed: readonly {
    readonly local: T;
    readonly served: S;
    readonly differences: readonly Difference[];
  }[];
  /** On the site only. */
  readonly missing: readonly S[];
}

/** Compares the documents of files with those of a site. */
export function compareDocuments<T extends LocatedDocument, S extends LocatedDocument>(
  local: readonly T[],
  served: readonly S[],
): DocumentDifferences<T, S> {
  const known = new Map(served.map((document) => [addressOf(document), document]));
  const names = new Set(local.map(addressOf));
  return {
    added: local.filter((document) => !known.has(addressOf(document))),
    changed: local.flatMap((document) => {
      const other = known.get(addressOf(document));
      if (other === undefined) return [];
      const differences = findDifferences(other.body, document.body);
      return differences.length === 0 ? [] : [{ local: document, served: other, differences }];
    }),
    missing: served.filter((document) => !names.has(addressOf(document))),
  };
}
