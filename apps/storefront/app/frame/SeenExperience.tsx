import { useBlocks } from '@haberdash/blocks';
import type { ChosenBlock } from '@haberdash/blocks/model';

const useNothing = (): undefined => undefined;

/** Reports the experience that has chosen a block of the frame; renders nothing. */
export function SeenExperience({
  experience,
}: {
  readonly experience: NonNullable<ChosenBlock['experience']>;
}) {
  const { useVariant = useNothing } = useBlocks();
  useVariant(experience.id, experience.variant);
  return null;
}
