import * as v from 'valibot';
import { blockSchemas, type Block, type CollectionItem } from './blocks.ts';
import type { LogFault } from './fault.ts';
import { describeIssue, optionalText, text, withoutNulls } from './fields.ts';
import { findH1, withHeadings, type Unheaded } from './headings.ts';

export interface ParseOptions {
  readonly log: LogFault;
  /** False where the application shows the page's h1 itself, as on a listing. */
  readonly ownsH1?: boolean | undefined;
}

export interface ContentPage {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly seoTitle?: string | undefined;
  readonly seoDescription?: string | undefined;
  readonly blocks: readonly Block[];
  /** False when no block carries the h1: the page then has to. */
  readonly hasH1: boolean;
}

const page = v.object({
  id: text(80),
  slug: text(60),
  title: text(120),
  seoTitle: optionalText(120),
  seoDescription: optionalText(300),
  blocks: v.array(v.unknown()),
});

const typeOf = v.object({ type: v.string(), id: v.optional(v.fallback(v.string(), '')) });

const ITEM_TYPES = ['LinkedCard', 'CategoryCard', 'BenefitBar', 'SplitBanner', 'RichText'] as const;
const isItem = (block: Unheaded<Block>): block is Unheaded<CollectionItem> =>
  ITEM_TYPES.some((type) => type === block.type);

function createBlockReader(log: LogFault) {
  const schemas = blockSchemas(log);
  const isKnown = (type: string): type is keyof typeof schemas => Object.hasOwn(schemas, type);

  const readItems = (entries: readonly unknown[], id: string): Unheaded<CollectionItem>[] =>
    entries.flatMap((entry) => {
      const block = read(entry);
      if (!block) return [];
      if (isItem(block)) return [block];
      log({ code: 'broken-entry', type: 'Collection.items', id, detail: `may not hold ${block.type}` });
      return [];
    });

  function read(entry: unknown): Unheaded<Block> | undefined {
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
    const result = v.safeParse(schemas[type], entry);
    if (!result.success) {
      log({ code: 'broken-block', type, id, detail: describeIssue(result.issues[0]) });
      return undefined;
    }
    const block = result.output;
    if (block.type !== 'Collection') return block;
    const items = readItems(block.items, block.id);
    if (items.length > 0) return { ...block, items };
    log({ code: 'broken-block', type, id, detail: 'no items' });
    return undefined;
  }
  return read;
}

/** Blocks of a list; an unknown or broken one is left out with one fault and never breaks its neighbours. */
export function parseBlocks(json: unknown, { log, ownsH1 = true }: ParseOptions): readonly Block[] {
  const entries = withoutNulls(json);
  if (!Array.isArray(entries)) {
    log({ code: 'broken-page', type: 'blocks', detail: 'not a list' });
    return [];
  }
  const read = createBlockReader(log);
  const blocks = entries.flatMap((entry: unknown) => read(entry) ?? []);
  return withHeadings(blocks, ownsH1 ? findH1(blocks) : undefined);
}

/**
 * A page of the content service as blocks that components can show; undefined when it is no page at all. Runs on
 * the server: it sanitises rich text, checks links and picks the one block that carries the h1.
 */
export function parsePage(json: unknown, options: ParseOptions): ContentPage | undefined {
  const result = v.safeParse(page, withoutNulls(json));
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
