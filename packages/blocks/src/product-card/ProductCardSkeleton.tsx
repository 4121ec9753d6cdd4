import { Skeleton } from '@haberdash/ui';
import styles from './product-card.module.css';

/** A placeholder of the size of a card. */
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
