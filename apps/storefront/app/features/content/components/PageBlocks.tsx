import { RecommendationCarousel } from '@haberdash/blocks';
import type { BlockOf } from '@haberdash/blocks/model';
import { Fragment, Suspense } from 'react';
// oxlint-disable-next-line @nx/enforce-module-boundaries -- a condition of the bundler chooses the file, a path cannot
import { Blocks, ownViews } from '#views/content';
import { StaticMarkup } from '@haberdash/page-engine';
import type { PageBlock } from '../model/page-blocks.ts';

/** The blocks of a page in order: static ones as markup, the others interactive. */
export const PageBlocks = ({ blocks }: { readonly blocks: readonly PageBlock[] }) =>
  blocks.map((block) => (
    <Fragment key={block.id}>
      {block.interactiveBlock === undefined ? (
        <StaticBlock block={block} />
      ) : (
        <InteractiveBlock block={block.interactiveBlock} />
      )}
    </Fragment>
  ));

// The block itself is passed on: what only the document has is no enumerable part of it, and a spread would lose it.
function StaticBlock({ block }: { readonly block: PageBlock }) {
  const { id, staticBlock } = block;
  const priority = block.priority === true;
  return (
    <StaticMarkup name={`block ${id} ${priority}`} of={staticBlock}>
      {(shown) => <Blocks blocks={[shown]} priority={priority} />}
    </StaticMarkup>
  );
}

function InteractiveBlock({ block }: { readonly block: NonNullable<PageBlock['interactiveBlock']> }) {
  if (block.type === 'RecommendationCarousel') return <RecommendationCarousel block={block} />;
  if (block.type === 'ArticleGrid' || block.type === 'Newsletter' || block.type === 'EventSignup') {
    return <Suspense>{drawOwn(block)}</Suspense>;
  }
  return (
    <Suspense>
      <Blocks blocks={[block]} priority={false} />
    </Suspense>
  );
}

function drawOwn(block: BlockOf<keyof typeof ownViews>) {
  switch (block.type) {
    case 'ArticleGrid':
      return <ownViews.ArticleGrid block={block} />;
    case 'EventSignup':
      return <ownViews.EventSignup block={block} />;
    case 'Newsletter':
      return <ownViews.Newsletter block={block} />;
  }
}
