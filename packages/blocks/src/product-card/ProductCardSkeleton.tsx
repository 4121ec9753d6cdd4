import { Skeleton } from '@haberdash/ui';
import styles from './product-card.module.css';

/** The place of a product card that is on its way; it takes the room that the card will take. */
export function ProductCardSkeleton() {
  return (
    <div className={styles['card']} aria-hidden="true">
      <Skeleton shape="picture" className={styles['skeletonPicture']} />
      <Skeleton shape="line" />
      <Skeleton shape="short" />
      <Skeleton shape="short" />
    </div>
  );
}
