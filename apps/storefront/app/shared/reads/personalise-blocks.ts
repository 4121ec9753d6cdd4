import { decideExperiences, type Block } from '@haberdash/blocks/model';
import { forceBlocks } from './force-blocks.ts';
import type { PublicRead } from './read-types.ts';

type Read = Pick<PublicRead, 'testContext' | 'decideFlag'>;

/**
 * Blocks as a test context or the decisions of the server choose them: the experiences of a page are marked with their
 * variant, which is the variation of the flag of the same name (spec 3 §4, §6).
 */
export async function personaliseBlocks(
  { testContext, decideFlag }: Read,
  blocks: readonly Block[],
): Promise<readonly Block[]> {
  const chosen = testContext === undefined ? blocks : forceBlocks(blocks, testContext);
  if (decideFlag === undefined) return chosen;
  return decideExperiences(chosen, async (experienceId) => (await decideFlag(experienceId))?.variationKey);
}

/** The same for a page; the same object if nothing is chosen. */
export async function personalise<Page extends { readonly blocks: readonly Block[] }>(
  read: Read,
  page: Page,
): Promise<Page> {
  const blocks = await personaliseBlocks(read, page.blocks);
  return blocks === page.blocks ? page : { ...page, blocks };
}
