import {
  findProblems,
  hasBlocks,
  isObject,
  SERVED_KINDS,
  SERVED_SCHEMA,
  type ContentProblem,
  type Json,
  type ServedKind,
} from '@haberdash/content-files';

/** What is wrong with a document of a kind and address; empty for one that may be saved. */
export function documentProblems(kind: ServedKind, slug: string, body: unknown): readonly ContentProblem[] {
  const problems = findProblems(SERVED_SCHEMA, body, SERVED_KINDS[kind]);
  const own = isObject(body) ? body['slug'] : undefined;
  if (problems.length > 0 || !hasBlocks(kind) || own === slug) return problems;
  return [
    {
      pointer: '/slug',
      reason: 'is not the address of the document',
      suggestion: `Write ${JSON.stringify(slug)}; another address is another document.`,
    },
  ];
}

/** A body without problems is an object. */
export const asJson = (body: unknown): Json => (isObject(body) ? body : {});

/** What the newest version is to readers. */
export function stateOf(
  { version, publishFrom }: { readonly version: number; readonly publishFrom: Date | null },
  now: Date,
): 'live' | 'scheduled' | 'draft' {
  if (version === 0) return 'live';
  if (publishFrom === null) return 'draft';
  return publishFrom > now ? 'scheduled' : 'live';
}
