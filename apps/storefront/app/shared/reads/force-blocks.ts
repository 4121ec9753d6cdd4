import { mapBlocks, pickVariant, type Block } from '@haberdash/blocks/model';

/**
 * Applies the segment or variant of a test context to blocks, for authorised previews (spec 3 §4, §6); ignores names
 * that a block does not know (reading 33). Done on the server, so that browsers get no preview code.
 */
export const forceBlocks = (blocks: readonly Block[], testContext: string): readonly Block[] =>
  mapBlocks(blocks, (block) => {
    if (block.type === 'Segmentation')
      return block.segments.find(({ id }) => id === testContext)?.targets ?? [block];
    if (block.type === 'Experience') {
      // `flag=variation`, where a variation without a variant is the baseline.
      const [experienceId, variation] = testContext.split('=', 2);
      if (experienceId === block.experienceId && variation !== undefined)
        return pickVariant(block, variation);
      const variant = block.variants.find(
        ({ variantId, name }) => variantId === testContext || name === testContext,
      );
      return variant?.targets ?? [block];
    }
    return [block];
  });
