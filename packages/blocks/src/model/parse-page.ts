import * as v from 'valibot';
import { ITEM_TYPES, UNHEADED, type Block, type CollectionItem, type UnheadedType } from './block-types.ts';
import { blockSchemas } from './blocks.ts';
import { withReadableTones } from './contrast.ts';
import type { LogFault } from './fault.ts';
import { describeIssue, optionalText, text, withoutNulls } from './fields.ts';
import { findH1, withHeadings } from './headings.ts';
import { applyFilters, type ContentPlace } from './segments.ts';
import { unreadFields } from './unread-fields.ts';

export interface ParseOptions {
  readonly log: LogFault;
  /** False if the application shows the h1 itself, as on a listing. */
  readonly ownsH1?: boolean | undefined;
  /** The product or category of the page; without it filters stay blocks, as in the editors' preview. */
  readonly place?: ContentPlace | undefined;
}

export interface ContentPage {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly seoTitle?: string | undefined;
  readonly seoDescription?: string | undefined;
  /** The canonical path below the locale, if this page is a duplicate. */
  readonly canonicalPath?: string | undefined;
  readonly blocks: readonly Block[];
  /** False if no block has the h1, so that the page needs one. */
  readonly hasH1: boolean;
}

/**
 * A page as the content service sends it, before its blocks are parsed.
 * @public The tools make the JSON Schema of the content from it.
 */
export const pageSchema = v.object({
  id: text(80),
  slug: text(60),
  title: text(120),
  seoTitle: optionalText(120),
  seoDescription: optionalText(300),
  canonicalPath: v.fallback(v.optional(v.pipe(v.string(), v.regex(/^\/[a-z0-9/-]{1,119}$/))), undefined),
  blocks: v.array(v.unknown()),
});

const typeOf = v.object({ type: v.string(), id: v.optional(v.fallback(v.string(), '')) });

const isItem = (block: Block): block is CollectionItem => ITEM_TYPES.some((type) => type === block.type);

type Read = v.InferOutput<ReturnType<typeof blockSchemas>[keyof ReturnType<typeof blockSchemas>]>;
type Holder = 'Collection' | 'Segmentation' | 'Experience' | 'Filter' | 'InlineCatalogGrid';
type Simple = Exclude<Read, { readonly type: Holder }>;

const isUnheaded = (block: Simple): block is Extract<Simple, { readonly type: UnheadedType }> =>
  UNHEADED.some((type) => type === block.type);

/** Deeper blocks are dropped. */
const MAX_DEPTH = 4;

function createBlockReader(log: LogFault) {
  const schemas = blockSchemas(log);
  const isKnown = (type: string): type is keyof typeof schemas => Object.hasOwn(schemas, type);

  const readAll = (entries: readonly unknown[], depth: number): readonly Block[] =>
    entries.flatMap((entry) => read(entry, depth) ?? []);

  const readItems = (entries: readonly unknown[], id: string, depth: number): CollectionItem[] =>
    readAll(entries, depth).flatMap((block) => {
      if (isItem(block)) return [block];
      log({ code: 'broken-entry', type: 'Collection.items', id, detail: `may not hold ${block.type}` });
      return [];
    });

  /** Reports fields that are not in the schema; the block is shown without them. */
  function reportUnread(type: string, id: string, entry: unknown, schema: v.GenericSchema): void {
    for (const field of unreadFields(schema, entry))
      log({ code: 'unread-field', type, id, detail: `${field}: no such field` });
  }

  const fail = (type: string, id: string | undefined, detail: string): undefined => {
    log({ code: 'broken-block', type, id, detail });
    return undefined;
  };

  /** Parses nested blocks; a block that would show nothing to anyone is a fault. */
  function fill(block: Read, depth: number): Block | undefined {
    switch (block.type) {
      case 'Collection': {
        const items = readItems(block.items, block.id, depth);
        return items.length > 0
          ? { ...block, items, headingLevel: 2 }
          : fail(block.type, block.id, 'no items');
      }
      case 'Segmentation':
        return {
          ...block,
          segments: block.segments.map(({ id, targets }) => ({ id, targets: readAll(targets, depth) })),
          baselines: readAll(block.baselines, depth),
        };
      case 'Experience':
        return {
          ...block,
          variants: block.variants.map(({ targets, ...variant }) => ({
            ...variant,
            targets: readAll(targets, depth),
          })),
          baselines: readAll(block.baselines, depth),
        };
      case 'Filter':
        return { ...block, components: readAll(block.components, depth) };
      case 'InlineCatalogGrid': {
        const component = read(block.component, depth);
        return component ? { ...block, component } : fail(block.type, block.id, 'no component');
      }
      default:
        return isUnheaded(block) ? block : { ...block, headingLevel: 2 };
    }
  }

  function read(entry: unknown, depth = 0): Block | undefined {
    const head = v.safeParse(typeOf, entry);
    if (!head.success) {
      log({ code: 'broken-block', type: 'unknown', detail: describeIssue(head.issues[0]) });
      return undefined;
    }
    const { type, id } = head.output;
    if (!isKnown(type)) {
      log({ code: 'unknown-block', type, id, detail: 'no such block type' });
      return undefined;
    }
    if (depth > MAX_DEPTH) return fail(type, id, 'too deep');
    const schema = schemas[type];
    const result = v.safeParse(schema, entry);
    if (result.success) reportUnread(type, result.output.id, entry, schema);
    return result.success ? fill(result.output, depth + 1) : fail(type, id, describeIssue(result.issues[0]));
  }
  return (entries: readonly unknown[]) => readAll(entries, 0);
}

/** Parses a list of blocks; an unknown or broken one is dropped with one fault. */
export function parseBlocks(json: unknown, { log, ownsH1 = true, place }: ParseOptions): readonly Block[] {
  const entries = withoutNulls(json);
  if (!Array.isArray(entries)) {
    log({ code: 'broken-page', type: 'blocks', detail: 'not a list' });
    return [];
  }
  const all = createBlockReader(log)(entries);
  const blocks = withReadableTones(place === undefined ? all : applyFilters(all, place));
  return withHeadings(blocks, ownsH1 ? findH1(blocks) : undefined);
}

/** Parses a page; undefined if it is invalid. Server only: it sanitises rich text and checks links. */
export function parsePage(json: unknown, options: ParseOptions): ContentPage | undefined {
  const result = v.safeParse(pageSchema, withoutNulls(json));
  if (!result.success) {
    options.log({ code: 'broken-page', type: 'page', detail: describeIssue(result.issues[0]) });
    return undefined;
  }
  const blocks = parseBlocks(result.output.blocks, options);
  return {
    ...result.output,
    blocks,
    hasH1: blocks.some((block) => 'headingLevel' in block && block.headingLevel === 1),
  };
}
