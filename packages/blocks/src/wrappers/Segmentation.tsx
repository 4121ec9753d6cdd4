import { useBlocks } from '../context/BlockProvider.tsx';
import { pickSegment, type SegmentationBlock } from '../model/index.ts';
import type { BlockProps } from '../parts/block-props.ts';

/**
 * The blocks of the first matching audience, else the first baseline, which also shows until the visitor is
 * known and in every cached page (spec 3 §6).
 */
export function Segmentation({ block, draw }: BlockProps<SegmentationBlock>) {
  const { audience, testContext } = useBlocks();
  const chosen = pickSegment(block, audience, testContext);
  return chosen.length === 0 ? <section data-empty hidden /> : draw?.(chosen);
}
