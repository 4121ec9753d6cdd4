import type { Block, ExperienceBlock } from './block-types.ts';
import { flattenBlocks, mapBlocks } from './nested.ts';
import { pickVariant } from './segments.ts';

/** Returns the decided variant of an experience; undefined for the baseline. */
export type DecideExperience = (experienceId: string) => Promise<string | undefined>;

const decidedBlocks = new WeakMap<ExperienceBlock, Map<string, ExperienceBlock>>();

/** The same object for the same block and variant, so that what is cached by identity stays cached. */
function withDecision(block: ExperienceBlock, decided: string): ExperienceBlock {
  const byVariant = decidedBlocks.get(block) ?? new Map<string, ExperienceBlock>();
  decidedBlocks.set(block, byVariant);
  const known = byVariant.get(decided) ?? { ...block, decided };
  byVariant.set(decided, known);
  return known;
}

/**
 * Marks the experiences of a page with the variants that were decided on the server (spec 3 §4); the same list if
 * there is none. All variants stay, because a withdrawal of consent brings the baseline back.
 */
export async function decideExperiences(
  blocks: readonly Block[],
  decide: DecideExperience,
): Promise<readonly Block[]> {
  const found = flattenBlocks(blocks).filter((block) => block.type === 'Experience');
  if (found.length === 0) return blocks;
  const ids = [...new Set(found.map(({ experienceId }) => experienceId))];
  const decided = new Map<string, string>();
  for (const id of ids) {
    const variant = await decide(id);
    if (variant !== undefined) decided.set(id, variant);
  }
  if (decided.size === 0) return blocks;
  return blocks.map((block) => {
    if (block.type === 'Experience' && !hasInner(block)) {
      const variant = decided.get(block.experienceId);
      return variant === undefined ? block : withDecision(block, variant);
    }
    if (!flattenBlocks([block]).some(({ type }) => type === 'Experience')) return block;
    const [marked = block] = mapBlocks([block], (each) => {
      const variant = each.type === 'Experience' ? decided.get(each.experienceId) : undefined;
      return [variant === undefined || each.type !== 'Experience' ? each : withDecision(each, variant)];
    });
    return marked;
  });
}

const hasInner = ({ variants, baselines }: ExperienceBlock): boolean =>
  flattenBlocks([...variants.flatMap(({ targets }) => targets), ...baselines]).some(
    ({ type }) => type === 'Experience',
  );

/** A block that is shown, and the experience that has chosen it. */
export interface ChosenBlock {
  readonly block: Block;
  readonly experience?: { readonly id: string; readonly variant: string } | undefined;
}

/**
 * What is shown of decided blocks, with the outermost experience of each: for places that show one block, such as the
 * promo bar.
 */
export const chosenBlocks = (
  blocks: readonly Block[],
  experience?: ChosenBlock['experience'],
): readonly ChosenBlock[] =>
  blocks.flatMap((block): readonly ChosenBlock[] => {
    if (block.type !== 'Experience') return [{ block, ...(experience && { experience }) }];
    const { experienceId, decided } = block;
    const own = decided === undefined ? undefined : { id: experienceId, variant: decided };
    return chosenBlocks(pickVariant(block, decided), experience ?? own);
  });
