import { useBlocks } from '../context/BlockProvider.tsx';
import { pickSegment, type SegmentationBlock } from '../model/index.ts';
import type { BlockProps } from '../parts/block-props.ts';

/**
 * The blocks of the first audience that the visitor belongs to, else the first baseline. Until it is known who the
 * visitor is the baseline shows, which is also what every cached page has (spec 3 §6).
 */
export function Segmentation({ block, draw }: BlockProps<SegmentationBlock>) {
  const { audience, testContext } = useBlocks();
  const chosen = pickSegment(block, audience, testContext);
  return chosen.length === 0 ? <section data-empty hidden /> : draw?.(chosen);
}
