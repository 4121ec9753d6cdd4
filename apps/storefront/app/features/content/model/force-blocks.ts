import { mapBlocks, type Block } from '@haberdash/blocks/model';

/**
 * The blocks of a page with the segment or the variant of a test context in place of what would choose it, for whoever
 * may preview (spec 3 §4, §6). A name that a block does not know changes nothing of it (reading 33). It happens on the
 * server, so that no shopper's browser gets code of a preview.
 */
export const forceBlocks = (blocks: readonly Block[], testContext: string): readonly Block[] =>
  mapBlocks(blocks, (block) => {
    if (block.type === 'Segmentation')
      return block.segments.find(({ id }) => id === testContext)?.targets ?? [block];
    if (block.type === 'Experience') {
      const variant = block.variants.find(
        ({ variantId, name }) => variantId === testContext || name === testContext,
      );
      return variant?.targets ?? [block];
    }
    return [block];
  });
