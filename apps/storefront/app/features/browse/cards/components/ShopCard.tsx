import { productCardClass } from '@haberdash/blocks';
import { StaticMarkup } from '@haberdash/page-engine';
import { classNames } from '@haberdash/ui';
// oxlint-disable-next-line @nx/enforce-module-boundaries -- a condition of the bundler chooses the file, a path cannot
import { CardContent } from '#views/cards';
import type { CardContentProps } from './CardContent.tsx';
import { useShownCard } from '../state/shown-cards.ts';
import styles from './shop-card.module.css';

export function ShopCard({ product, ...shown }: CardContentProps) {
  useShownCard();
  return (
    <StaticMarkup
      as="article"
      name={`card ${JSON.stringify(shown)}`}
      of={product}
      className={classNames(productCardClass, shown.priority !== true && styles['later'])}
    >
      {(card) => <CardContent product={card} {...shown} />}
    </StaticMarkup>
  );
}
