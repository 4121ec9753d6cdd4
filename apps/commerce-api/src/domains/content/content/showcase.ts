import type { Referrer } from '@haberdash/api-client/content';

import type { ContentVersion } from './repository.ts';

export interface FoundBlock {
  readonly id: string;
  readonly name: string;
  readonly referrers: readonly Referrer[];
  readonly modifiedAt: Date;
  readonly isDraft: boolean;
  readonly publishFrom: Date | null;
  readonly publishUntil: Date | null;
  readonly block: Readonly<Record<string, unknown>>;
}

export interface ShowcaseFilter {
  readonly docType: string;
  readonly layoutVariant?: string | undefined;
}

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const LONGEST_ID = 80;
const LONGEST_NAME = 120;
const textOf = (value: unknown, longest: number): string =>
  typeof value === 'string' ? value.slice(0, longest) : '';

/** A limit above the depth of any content. */
const DEEPEST = 20;

/** All blocks of a type in a document, nested ones included. */
function* blocksIn(value: unknown, docType: string, depth = 0): Generator<Fields> {
  if (depth > DEEPEST) return;
  if (Array.isArray(value)) {
    for (const entry of value) yield* blocksIn(entry, docType, depth + 1);
  } else if (isFields(value)) {
    if (value['type'] === docType) yield value;
    for (const entry of Object.values(value)) yield* blocksIn(entry, docType, depth + 1);
  }
}

function hasVariant(block: Fields, layout: string): boolean {
  const responsive = isFields(block['responsiveLayout']) ? Object.values(block['responsiveLayout']) : [];
  const layouts = responsive.map((at) => (isFields(at) ? at['layout'] : undefined));
  return [block['variant'], ...layouts].some(
    (variant) => typeof variant === 'string' && variant.toLowerCase() === layout,
  );
}

// The contract has the same kinds.
const kindOf = ({ kind }: ContentVersion): Referrer['kind'] => kind as Referrer['kind'];

const titleOf = ({ body, slug }: ContentVersion): string =>
  textOf(isFields(body) ? body['title'] : undefined, LONGEST_NAME) || slug;

/** Without an id a block is identified by its position. */
const idOf = (block: Fields, { kind, slug }: ContentVersion, index: number): string =>
  textOf(block['id'], LONGEST_ID) || `${kind}-${slug}-${index}`.slice(0, LONGEST_ID);

/** Blocks of a type on a site, each id once in its newest version, latest change first. */
export function findBlocks(
  documents: readonly ContentVersion[],
  { docType, layoutVariant = '' }: ShowcaseFilter,
): readonly FoundBlock[] {
  const variant = layoutVariant.trim().toLowerCase();
  const found = new Map<string, FoundBlock>();
  const newestFirst = documents.toSorted(
    (a, b) => b.modifiedAt.getTime() - a.modifiedAt.getTime() || a.slug.localeCompare(b.slug),
  );
  for (const document of newestFirst) {
    const { kind, slug, modifiedAt, publishFrom, publishUntil, mode, body } = document;
    const referrer = { kind: kindOf(document), slug, title: titleOf(document) };
    for (const [index, block] of [...blocksIn(body, docType)].entries()) {
      if (variant !== '' && !hasVariant(block, variant)) continue;
      const id = idOf(block, document, index);
      const known = found.get(id);
      if (known !== undefined) {
        const isNew = !known.referrers.some((each) => each.kind === kind && each.slug === slug);
        if (isNew) found.set(id, { ...known, referrers: [...known.referrers, referrer] });
        continue;
      }
      found.set(id, {
        id,
        name: textOf(block['name'], LONGEST_NAME) || textOf(block['title'], LONGEST_NAME) || id,
        referrers: [referrer],
        modifiedAt,
        isDraft: mode === 'preview',
        publishFrom,
        publishUntil,
        block,
      });
    }
  }
  return [...found.values()];
}
