import { useBlocks } from '../context/BlockProvider.tsx';
import { isFilterOpen } from '../model/segments.ts';
import type { FilterBlock } from '../model/index.ts';
import type { BlockProps } from '../parts/block-props.ts';

/** Blocks for some products or categories; already applied on their pages (spec 3 §3). */
export function Filter({ block, draw }: BlockProps<FilterBlock>) {
  const { place = {} } = useBlocks();
  return isFilterOpen(block, place) ? draw?.(block.components) : null;
}
