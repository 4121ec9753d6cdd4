import type { Block, CollectionItem } from './block-types.ts';
import { mapBlocks } from './nested.ts';

const isTitled = (block: Block): boolean => 'title' in block && block.title !== undefined;
const requestsH1 = (block: Block): boolean => 'titleH1' in block && block.titleH1 === true && isTitled(block);

/** The h1 block: the first that asks for it, else the first titled hero, visible to all (spec 3 §2). */
export const findH1 = (blocks: readonly Block[]): Block | undefined =>
  blocks.find(requestsH1) ?? blocks.find((block) => block.type === 'Hero' && isTitled(block));

/** Sets heading levels: 1 for the h1 block, 2 for others, one deeper inside a titled collection. */
export const withHeadings = (blocks: readonly Block[], h1: Block | undefined): readonly Block[] =>
  mapBlocks(blocks, (block): readonly Block[] => {
    if (!('headingLevel' in block)) return [block];
    if (block.type !== 'Collection') return [{ ...block, headingLevel: block === h1 ? 1 : 2 }];
    const headingLevel = isTitled(block) ? 3 : 2;
    return [
      {
        ...block,
        headingLevel: 2,
        items: block.items.map((item): CollectionItem =>
          item.type === 'Picture' || item.type === 'Video' ? item : { ...item, headingLevel },
        ),
      },
    ];
  });
