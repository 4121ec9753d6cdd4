import type { BlockOf } from '@haberdash/blocks/model';
import { RowLinks } from '../../browse/cards/index.ts';
import styles from './blocks-around.module.css';

/** Carousels in a document: a placeholder and links without script. A browser renders them near the viewport. */
export function CarouselLinks({ block }: { readonly block: BlockOf<'RecommendationCarousel'> }) {
  const { title, recommendedProducts: products } = block;
  if (products.length === 0) return null;
  return (
    <div className={styles['row']}>
      <RowLinks title={title} products={products} />
    </div>
  );
}
