import { RecommendationCarousel } from '@haberdash/blocks';
import type { Block, BlockOf } from '@haberdash/blocks/model';
import { preloadView } from '@haberdash/page-engine';
// oxlint-disable-next-line @nx/enforce-module-boundaries -- a condition of the bundler chooses the file, a path cannot
import { Blocks, ownViews } from '#views/content';

/** A block that scripts have something to do with; whoever shows it says what stands there while its code comes. */
export function InteractiveBlock({ block }: { readonly block: Block }) {
  if (block.type === 'RecommendationCarousel') return <RecommendationCarousel block={block} />;
  if (hasOwnView(block)) return drawOwn(block);
  return <Blocks blocks={[block]} priority={false} />;
}

/** Fetches the code that draws a block. */
export async function preloadBlock(block: Block): Promise<void> {
  if (block.type === 'RecommendationCarousel') return;
  await (hasOwnView(block) ? preloadView(ownViews[block.type]) : preloadView(Blocks));
}

type OwnBlock = BlockOf<keyof typeof ownViews>;

const hasOwnView = (block: Block): block is OwnBlock => block.type in ownViews;

function drawOwn(block: OwnBlock) {
  switch (block.type) {
    case 'ArticleGrid':
      return <ownViews.ArticleGrid block={block} />;
    case 'EventSignup':
      return <ownViews.EventSignup block={block} />;
    case 'Newsletter':
      return <ownViews.Newsletter block={block} />;
  }
}
