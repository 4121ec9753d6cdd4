import { Carousel, classNames, Container, type CarouselProps } from '@haberdash/ui';
import type { ReactNode } from 'react';
import { BelowImageBanner } from '../banner/BelowImageBanner.tsx';
import { PictureBanner } from '../banner/PictureBanner.tsx';
import { BenefitBar } from '../benefit-bar/BenefitBar.tsx';
import { CategoryCard } from '../category-card/CategoryCard.tsx';
import { useBlocks } from '../context/BlockProvider.tsx';
import { LinkedCard } from '../linked-card/LinkedCard.tsx';
import { MultiLinkCard } from '../lists/MultiLinkCard.tsx';
import { PictureBlock } from '../media-blocks/PictureBlock.tsx';
import type { CollectionBlock, CollectionItem } from '../model/index.ts';
import type { BlockProps } from '../parts/block-props.ts';
import { BlockSection } from '../parts/BlockSection.tsx';
import { Targets } from '../parts/Targets.tsx';
import { TextPart } from '../parts/TextPart.tsx';
import { useBreakpoint } from '../parts/use-breakpoint.ts';
import { RichText } from '../rich-text/RichText.tsx';
import { SplitBanner } from '../split-banner/SplitBanner.tsx';
import { collectionLayout, hiddenParts, wantsCarousel, type CollectionLayouts } from './collection-layout.ts';
import styles from './collection.module.css';
import space from './collection-space.module.css';

function renderItem(item: CollectionItem, draw: BlockProps<CollectionBlock>['draw']): ReactNode {
  switch (item.type) {
    case 'LinkedCard':
      return <LinkedCard block={item} draw={draw} />;
    case 'CategoryCard':
      return <CategoryCard block={item} />;
    case 'BenefitBar':
      return <BenefitBar block={item} nested />;
    case 'SplitBanner':
      return <SplitBanner block={item} draw={draw} />;
    case 'RichText':
      return <RichText block={item} nested />;
    case 'BelowImageBanner':
      return <BelowImageBanner block={item} nested draw={draw} />;
    case 'EspotBanner':
    case 'OverlayBanner':
    case 'StandardImageBanner':
      return <PictureBanner block={item} nested draw={draw} />;
    case 'MultiLinkCard':
      return <MultiLinkCard block={item} nested draw={draw} />;
    case 'Picture':
      return <PictureBlock block={item} nested />;
    case 'Video':
      // Loaded lazily: few collections contain a film.
      return draw?.([item], true);
  }
}

function Head({ block }: { readonly block: CollectionBlock }) {
  return (
    <div className={styles['head']} data-align={block.alignment ?? 'left'}>
      <TextPart block={block} className={styles['words']} />
      {block.target && <Targets targets={[block.target]} fallbackStyle="text" />}
    </div>
  );
}

interface SlidesProps extends Pick<CarouselProps, 'label' | 'heading' | 'children'> {
  readonly layouts: CollectionLayouts;
}

/** The row to scroll through; the stylesheet hides it at breakpoints that show a grid. */
function Slides({ layouts, ...props }: SlidesProps) {
  const { texts } = useBlocks();
  const breakpoint = useBreakpoint();
  const all = [layouts.sm, layouts.md, layouts.lg];
  const current = breakpoint === undefined ? undefined : layouts[breakpoint];
  const rotation = {
    intervalMs: current?.intervalMs ?? 0,
    loop: current?.loop,
    pauseLabel: texts.pause,
    playLabel: texts.play,
  };
  return (
    <Carousel
      {...props}
      roleDescription={texts.carousel}
      previousLabel={texts.previousSlide}
      nextLabel={texts.nextSlide}
      rotation={all.some(({ intervalMs }) => intervalMs > 0) ? rotation : undefined}
      indicators={all.some(({ indicators }) => indicators)}
      progress={all.some(({ progress }) => progress)}
      bleed
    />
  );
}

/** Cards as a grid or a scrolling row, per breakpoint (spec 3 §3). */
export function Collection({ block, draw }: BlockProps<CollectionBlock>) {
  const { texts } = useBlocks();
  const layouts = collectionLayout(block);
  const { sm, md, lg } = layouts;
  const head = <Head block={block} />;
  const items = block.items.map((item) => ({ id: item.id, content: renderItem(item, draw) }));
  return (
    <BlockSection anchor={block.id} surface={block.backgroundColor}>
      <Container width={block.isFullWidth ? 'full' : 'wide'}>
        <div
          className={classNames(styles['collection'], space['collection'])}
          data-sm={sm.type}
          data-md={md.type}
          data-lg={lg.type}
          data-columns-sm={sm.columns}
          data-columns-md={md.columns}
          data-columns-lg={lg.columns}
          data-slide-sm={sm.slideWidth}
          data-slide-md={md.slideWidth}
          data-slide-lg={lg.slideWidth}
          data-padding-sm={sm.slidePadding}
          data-padding-md={md.slidePadding}
          data-padding-lg={lg.slidePadding}
          data-margin-sm={sm.margin}
          data-margin-md={md.margin}
          data-margin-lg={lg.margin}
          data-hides-sm={hiddenParts(sm)}
          data-hides-md={hiddenParts(md)}
          data-hides-lg={hiddenParts(lg)}
          data-full-height={block.isFullHeight || undefined}
        >
          {wantsCarousel(layouts) ? (
            <Slides layouts={layouts} label={block.title ?? block.name ?? texts.carousel} heading={head}>
              {items.map(({ id, content }) => (
                <div key={id} className={styles['slide']}>
                  {content}
                </div>
              ))}
            </Slides>
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
