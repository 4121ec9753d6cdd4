import type { Block, BlockOf } from '@haberdash/blocks/model';
import { preloadView } from '@haberdash/page-engine';
import { PersonalCarousel } from './PersonalCarousel.tsx';
// oxlint-disable-next-line @nx/enforce-module-boundaries -- a condition of the bundler chooses the file, a path cannot
import { Blocks, ownViews } from '#views/content';

/** An interactive block; the parent provides the Suspense fallback. */
export function InteractiveBlock({ block }: { readonly block: Block }) {
  if (block.type === 'RecommendationCarousel') return <PersonalCarousel block={block} />;
  if (hasOwnView(block)) return drawOwn(block);
  return <Blocks blocks={[block]} priority={false} />;
}

/** Preloads the code of a block. */
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
