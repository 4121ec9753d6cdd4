import type { ProductCardProps } from '@haberdash/blocks';
import type { ReactNode } from 'react';
import { ProductCard } from '../static/shop-views.ts';
import { Heart } from '../favorites/Heart.tsx';
import { StaticMarkup } from '../static/StaticMarkup.tsx';
import styles from './shop-card.module.css';

interface ShopCardProps extends ProductCardProps {
  /** What stands at the corner of the picture; a heart unless told. */
  readonly action?: ReactNode;
}

/** A product in a list of the shop: its card is markup; what a shopper can do with it stands beside the card. */
export function ShopCard({ product, action, ...rest }: ShopCardProps) {
  return (
    <div className={styles['card']}>
      <StaticMarkup name={`card ${JSON.stringify(rest)}`} of={product} className={styles['markup']}>
        {(shown) => <ProductCard product={shown} {...rest} />}
      </StaticMarkup>
      {action ?? <Heart id={product.id} name={product.name} className={styles['corner']} />}
    </div>
  );
}
