import { useEffect } from 'react';
import { useBlocks } from '../context/BlockProvider.tsx';
import { pickVariant, type ExperienceBlock } from '../model/index.ts';
import type { BlockProps } from '../parts/block-props.ts';

const useBaseline = (): string | undefined => undefined;

/** The decided variant of an experience; the baseline until or without a decision (spec 3 §4). */
export function Experience({ block, draw }: BlockProps<ExperienceBlock>) {
  const { useVariant = useBaseline, onEvent } = useBlocks();
  const { experienceId, trackingEvent } = block;
  const decided = useVariant(experienceId);
  useEffect(() => {
    if (decided === undefined || trackingEvent === undefined) return;
    onEvent?.({ type: 'experience-shown', experienceId, name: trackingEvent });
  }, [decided, trackingEvent, experienceId, onEvent]);
  return draw?.(pickVariant(block, decided));
}
