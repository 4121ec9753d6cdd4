import type { Block, CollectionItem, Headed } from './blocks.ts';

/** A block as it is read, before the page has given out heading levels. */
export type Unheaded<T> = T extends { readonly items: readonly CollectionItem[] }
  ? Omit<T, 'headingLevel' | 'items'> & { readonly items: readonly Unheaded<CollectionItem>[] }
  : T extends Headed
    ? Omit<T, 'headingLevel'>
    : T;

const isTitled = (block: Unheaded<Block>): boolean => 'title' in block && block.title !== undefined;
const asksForH1 = (block: Unheaded<Block>): boolean =>
  'titleH1' in block && block.titleH1 === true && isTitled(block);

/** The one block whose title is the h1: the first that asks for it, else the first titled hero (spec 3 §2). */
export const findH1 = (blocks: readonly Unheaded<Block>[]): Unheaded<Block> | undefined =>
  blocks.find(asksForH1) ?? blocks.find((block) => block.type === 'Hero' && isTitled(block));

/** Gives every block its heading level: 1 for the one, 2 for the others, one deeper inside a titled collection. */
export const withHeadings = (
  blocks: readonly Unheaded<Block>[],
  h1: Unheaded<Block> | undefined,
): readonly Block[] =>
  blocks.map((block): Block => {
    if (block.type === 'PromoBar' || block.type === 'SecondaryNav') return block;
    if (block.type !== 'Collection') return { ...block, headingLevel: block === h1 ? 1 : 2 };
    const headingLevel = isTitled(block) ? 3 : 2;
    return { ...block, headingLevel: 2, items: block.items.map((item) => ({ ...item, headingLevel })) };
  });
