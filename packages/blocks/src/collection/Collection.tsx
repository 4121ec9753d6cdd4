import { Carousel, Container } from '@haberdash/ui';
import type { ReactNode } from 'react';
import { BenefitBar } from '../benefit-bar/BenefitBar.tsx';
import { CategoryCard } from '../category-card/CategoryCard.tsx';
import { useBlocks } from '../context/BlockProvider.tsx';
import { LinkedCard } from '../linked-card/LinkedCard.tsx';
import type { CollectionBlock, CollectionItem } from '../model/index.ts';
import type { BlockProps } from '../parts/block-props.ts';
import { BlockHeading } from '../parts/BlockHeading.tsx';
import { BlockSection } from '../parts/BlockSection.tsx';
import { Targets } from '../parts/Targets.tsx';
import { RichText } from '../rich-text/RichText.tsx';
import { SplitBanner } from '../split-banner/SplitBanner.tsx';
import { collectionLayout, wantsArrows } from './collection-layout.ts';
import styles from './collection.module.css';

function renderItem(item: CollectionItem): ReactNode {
  switch (item.type) {
    case 'LinkedCard':
      return <LinkedCard block={item} />;
    case 'CategoryCard':
      return <CategoryCard block={item} />;
    case 'BenefitBar':
      return <BenefitBar block={item} nested />;
    case 'SplitBanner':
      return <SplitBanner block={item} />;
    case 'RichText':
      return <RichText block={item} nested />;
  }
}

function Head({ block }: { readonly block: CollectionBlock }) {
  if (block.title === undefined && block.subtitle === undefined && block.target === undefined) return null;
  return (
    <div className={styles['head']} data-align={block.alignment ?? 'left'}>
      <BlockHeading block={block} />
      {block.subtitle && <p className={styles['subtitle']}>{block.subtitle}</p>}
      {block.target && <Targets targets={[block.target]} fallbackStyle="text" />}
    </div>
  );
}

/** Cards as a grid or as a row to scroll through, per breakpoint (spec 3 §3). It never moves by itself. */
export function Collection({ block }: BlockProps<CollectionBlock>) {
  const { texts } = useBlocks();
  const layout = collectionLayout(block);
  const head = <Head block={block} />;
  const items = block.items.map((item) => ({ id: item.id, content: renderItem(item) }));
  return (
    <BlockSection surface={block.backgroundColor}>
      <Container width={block.isFullWidth ? 'full' : 'wide'}>
        <div
          className={styles['collection']}
          data-sm={layout.sm.type}
          data-md={layout.md.type}
          data-lg={layout.lg.type}
          data-columns-sm={layout.sm.columns}
          data-columns-md={layout.md.columns}
          data-columns-lg={layout.lg.columns}
          data-slide-sm={layout.sm.slideWidth}
          data-slide-md={layout.md.slideWidth}
          data-slide-lg={layout.lg.slideWidth}
          data-full-height={block.isFullHeight || undefined}
        >
          {wantsArrows(layout, block.breakpoints) ? (
            <Carousel
              label={block.title ?? block.name ?? texts.carousel}
              roleDescription={texts.carousel}
              previousLabel={texts.previousSlide}
              nextLabel={texts.nextSlide}
              heading={head}
              bleed
            >
              {items.map(({ id, content }) => (
                <div key={id} className={styles['slide']}>
                  {content}
                </div>
              ))}
            </Carousel>
          ) : (
            <>
              {head}
              {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari reads a list without markers as none */}
              <ul role="list" className={styles['list']}>
                {items.map(({ id, content }) => (
                  <li key={id}>{content}</li>
                ))}
              </ul>
            </>
          )}
        </div>
      </Container>
    </BlockSection>
  );
}
