import type { ProductCardProps } from '@haberdash/blocks';
import type { ReactNode } from 'react';
// oxlint-disable-next-line @nx/enforce-module-boundaries -- a condition of the bundler chooses the file, a path cannot
import { ProductCard } from '#views/cards';
import { CardTools } from './CardTools.tsx';
import { Heart } from './Heart.tsx';
import { StaticMarkup, useCachedMarkup } from '@haberdash/page-engine';
import styles from './shop-card.module.css';

interface ShopCardProps extends ProductCardProps {
  /** What stands at the corner of the picture; a heart unless told. */
  readonly action?: ReactNode;
  /** It can be put aside to be compared. */
  readonly canCompare?: boolean;
}

/** A product in a list of the shop: its card is markup; what a shopper can do with it stands beside the card. */
export function ShopCard({ product, action, canCompare = false, quickShop = true, ...rest }: ShopCardProps) {
  const name = `card ${canCompare ? 'compared ' : ''}${quickShop ? '' : 'closed '}${JSON.stringify(rest)}`;
  // What stands beside the card may be anything; only the heart is the same for everyone.
  const inside = useCachedMarkup(`whole ${name}`, action === undefined ? product : undefined, () => (
    <>
      <StaticMarkup name={name} of={product} className={styles['markup']}>
        {(shown) => <ProductCard product={shown} {...rest} />}
      </StaticMarkup>
      {action ?? <Heart id={product.id} name={product.name} className={styles['corner']} />}
      <CardTools
        id={product.id}
        name={product.name}
        url={product.url}
        canCompare={canCompare}
        canQuickShop={quickShop && product.available !== false}
      />
    </>
  ));
  return <div className={styles['card']} data-first={rest.priority || undefined} {...inside} />;
}
