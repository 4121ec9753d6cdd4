import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import type { CartView } from '../model/cart-view.ts';
import styles from './cart.module.css';

export interface OrderTotalsProps {
  readonly totals: CartView['totals'];
  readonly currency: string;
  readonly deliveryLabel?: string | undefined;
  readonly pending?: boolean;
}

export function OrderTotals({ totals, currency, deliveryLabel, pending = false }: OrderTotalsProps) {
  const t = useTranslator();
  const money = (amount: number) => t.formats.money(amount, currency);
  const { itemTotal, totalDiscount, totalDiscountPercentage, shipping, tax, taxIncluded, total } = totals;
  return (
    <dl className={styles['totals']} aria-busy={pending || undefined}>
      <div>
        <dt>{t('cart.subtotal')}</dt>
        <dd>{money(itemTotal)}</dd>
      </div>
      {totalDiscount > 0 && (
        <div className={styles['saving']}>
          <dt>{t('cart.discount', { percent: t.formats.percent(totalDiscountPercentage / 100) })}</dt>
          <dd>−{money(totalDiscount)}</dd>
        </div>
      )}
      <div>
        <dt>
          {t('cart.delivery')}
          {deliveryLabel !== undefined && <span className={styles['detail']}>{deliveryLabel}</span>}
        </dt>
        <dd>
          {shipping === undefined
            ? t('cart.deliveryLater')
            : shipping === 0
              ? t('cart.free')
              : money(shipping)}
        </dd>
      </div>
      {taxIncluded !== true && (
        <div>
          <dt>{t('cart.tax')}</dt>
          <dd>{tax === undefined ? t('cart.deliveryLater') : money(tax)}</dd>
        </div>
      )}
      <div className={styles['total']}>
        <dt>{t('cart.total')}</dt>
        <dd>{money(total)}</dd>
      </div>
      {taxIncluded === true && tax !== undefined && (
        <div className={styles['detail']}>
          <dt>{t('cart.taxIncluded', { amount: money(tax) })}</dt>
          <dd />
        </div>
      )}
    </dl>
  );
}
