import { Skeleton } from '@haberdash/ui';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { Thumbnail } from '../../../../shared/pictures/Thumbnail.tsx';
import styles from './cart.module.css';
import type { CartView } from '../model/cart-view.ts';
import type { LineView } from '../model/line-view.ts';
import type { SentLine } from '../state/cart.ts';

interface MiniLineProps {
  readonly line: SentLine;
  /** The same line in the cart; absent while it is being added. */
  readonly inCart?: Pick<LineView, 'pageUrl' | 'qty' | 'rowTotal' | 'delivery'> & Pick<CartView, 'currency'>;
  readonly isAdded: boolean;
}

/** A line of the mini cart; quantity and price come from the response. */
export function MiniLine({ line, inCart, isAdded }: MiniLineProps) {
  const t = useTranslator();
  return (
    <li className={styles['miniLine']} data-added={isAdded || undefined}>
      <Thumbnail src={line.image.src} widths={[80, 120, 160, 240]} sizes="72px" />
      <div className={styles['about']}>
        {inCart === undefined ? (
          <span className={styles['name']}>{line.name}</span>
        ) : (
          <a href={`/${t.site.locale}${inCart.pageUrl}`} className={styles['name']}>
            {line.name}
          </a>
        )}
        <p className={styles['choices']}>{line.choices.join(', ')}</p>
        {inCart?.delivery?.place !== undefined && (
          <p className={styles['choices']}>
            {t('cart.deliveryAt', { method: inCart.delivery.label, place: inCart.delivery.place })}
          </p>
        )}
        <p className={styles['choices']}>
          {inCart === undefined ? <Skeleton shape="short" /> : t('cart.quantityTimes', { qty: inCart.qty })}
        </p>
      </div>
      <p className={styles['price']}>
        {inCart === undefined ? (
          <Skeleton className={styles['pricePending']} />
        ) : (
          t.formats.money(inCart.rowTotal, inCart.currency)
        )}
      </p>
    </li>
  );
}
