import { Price } from '@haberdash/ui';
import { useBlocks } from '../context/BlockProvider.tsx';
import type { ProductCardModel } from '../model/index.ts';
import styles from './product-card.module.css';

/**
 * The price of the cheapest colour with its own original price, because the ends of a range are prices of different
 * variants.
 */
export function CardPrice({ price }: Pick<ProductCardModel, 'price'>) {
  const { texts, formatMoney } = useBlocks();
  const { current, original, highCurrent = current, lowestPrice30Days } = price;
  const money = (amount: number) => formatMoney(amount, price.currency);
  const low = money(current);
  if (current >= original)
    return <Price as="p" current={highCurrent > current ? `${low} – ${money(highCurrent)}` : low} />;
  const lowest = lowestPrice30Days === undefined ? undefined : texts.lowestPrice?.(money(lowestPrice30Days));
  return (
    <>
      <Price
        as="p"
        current={highCurrent > current ? texts.priceFrom(low) : low}
        original={money(original)}
        currentLabel={texts.priceNow}
        originalLabel={texts.priceWas}
      />
      {lowest !== undefined && <p className={styles['lowest']}>{lowest}</p>}
    </>
  );
}
