import { useEffect } from 'react';
import { useBlocks } from '../context/BlockProvider.tsx';
import { pickVariant, type ExperienceBlock } from '../model/index.ts';
import type { BlockProps } from '../parts/block-props.ts';

const useRendered = (_experienceId: string, rendered: string | undefined): string | undefined => rendered;

/**
 * The decided variant of an experience; without a decision what the page was rendered with, which is the baseline
 * where nothing was decided on the server (spec 3 §4).
 */
export function Experience({ block, draw }: BlockProps<ExperienceBlock>) {
  const { useVariant = useRendered, onEvent } = useBlocks();
  const { experienceId, trackingEvent } = block;
  const decided = useVariant(experienceId, block.decided);
  useEffect(() => {
    if (decided === undefined || trackingEvent === undefined) return;
    onEvent?.({ type: 'experience-shown', experienceId, name: trackingEvent });
  }, [decided, trackingEvent, experienceId, onEvent]);
  return draw?.(pickVariant(block, decided));
}
