import type { Block } from './block-types.ts';

/** The nested lists of a block, except the cards of a collection. */
function nestedBlocks(block: Block): readonly (readonly Block[])[] {
  switch (block.type) {
    case 'Segmentation':
      return [...block.segments.map(({ targets }) => targets), block.baselines];
    case 'Experience':
      return [...block.variants.map(({ targets }) => targets), block.baselines];
    case 'Filter':
      return [block.components];
    case 'InlineCatalogGrid':
      return [[block.component]];
    default:
      return [];
  }
}

/** All blocks and nested blocks, in page order. */
export const flattenBlocks = (blocks: readonly Block[]): readonly Block[] =>
  blocks.flatMap((block) => [block, ...nestedBlocks(block).flatMap(flattenBlocks)]);

/** Applies `change` to every list of blocks, nested ones included. */
export function mapBlocks(
  blocks: readonly Block[],
  change: (block: Block) => readonly Block[],
): readonly Block[] {
  return blocks.flatMap((block) => {
    const inner = (list: readonly Block[]) => mapBlocks(list, change);
    switch (block.type) {
      case 'Segmentation':
        return change({
          ...block,
          segments: block.segments.map((segment) => ({ ...segment, targets: inner(segment.targets) })),
          baselines: inner(block.baselines),
        });
      case 'Experience':
        return change({
          ...block,
          variants: block.variants.map((variant) => ({ ...variant, targets: inner(variant.targets) })),
          baselines: inner(block.baselines),
        });
      case 'Filter':
        return change({ ...block, components: inner(block.components) });
      case 'InlineCatalogGrid': {
        const [component] = inner([block.component]);
        return component === undefined ? [] : change({ ...block, component });
      }
      default:
        return change(block);
    }
  });
}
