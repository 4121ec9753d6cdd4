import { Carousel, Container } from '@haberdash/ui';
import { useBlocks } from '../context/BlockProvider.tsx';
import type { RecommendationCarouselBlock } from '../model/index.ts';
import type { BlockProps } from '../parts/block-props.ts';
import { BlockHeading } from '../parts/BlockHeading.tsx';
import { BlockSection } from '../parts/BlockSection.tsx';
import { Targets } from '../parts/Targets.tsx';
import styles from './recommendation-carousel.module.css';
import { useRecommendationEvents } from './use-recommendation-events.ts';

const SIZES = {
  '3-cards': '(min-width: 80rem) 32vw, (min-width: 48rem) 38vw, 68vw',
  '5-cards': '(min-width: 80rem) 19vw, (min-width: 48rem) 30vw, 62vw',
  '6-cards': '(min-width: 80rem) 16vw, (min-width: 48rem) 24vw, 46vw',
} as const;

const VARIANTS = { '3-cards': 'three', '5-cards': 'five', '6-cards': 'six' } as const;

/** A scrolling row of products; nothing without recommendations. */
export function RecommendationCarousel({ block, products }: BlockProps<RecommendationCarouselBlock>) {
  const { texts, ProductCard } = useBlocks();
  const shown = products?.[block.id] ?? block.recommendedProducts;
  const ref = useRecommendationEvents(block, shown);
  if (shown.length === 0) return null;
  const variant = block.variant ?? '5-cards';
  const { target } = block;
  const titled = block.title !== undefined;
  return (
    <BlockSection>
      <Container width="wide">
        <div ref={ref}>
          <Carousel
            className={styles[VARIANTS[variant]]}
            label={block.title ?? texts.recommendations}
            roleDescription={texts.carousel}
            previousLabel={texts.previousSlide}
            nextLabel={texts.nextSlide}
            bleed
            heading={
              <div className={styles['head']}>
                <BlockHeading block={block} />
                {target && <Targets targets={[target]} fallbackStyle="text" />}
              </div>
            }
          >
            {shown.map((product) => (
              <ProductCard
                key={product.id}
                product={product}
                headingLevel={titled ? 3 : 2}
                sizes={SIZES[variant]}
                showRating={block.showRatings ?? true}
                quickShop={block.quickShopVisibility !== 'hidden'}
              />
            ))}
          </Carousel>
        </div>
      </Container>
    </BlockSection>
  );
}
