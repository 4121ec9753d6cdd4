import { useAreExperimentsRead, useExperiments } from '../state/experiments.ts';
import { useDecision } from './use-variation.ts';

/**
 * The variant of an experience, which is the variation of the flag of its name: what the page was rendered with until
 * the visitor's own decisions are there, then theirs; the baseline after a withdrawal of consent.
 */
export function useVariant(experienceId: string, rendered: string | undefined): string | undefined {
  const isRead = useAreExperimentsRead();
  const mine = useExperiments();
  const { isKnown, decision } = useDecision(experienceId);
  if (!isRead) return rendered;
  if (mine === undefined) return undefined;
  return isKnown ? decision?.variationKey : rendered;
}
