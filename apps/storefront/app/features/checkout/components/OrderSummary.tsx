import { OrderTotals, PromotionSummary, type CartView } from '../../cart/index.ts';
import { Badge, Disclosure, Heading, Picture } from '@haberdash/ui';
import { imageUrl } from '../../../shared/pictures/image-url.ts';
import { useTranslator } from '../../../shared/i18n/TranslatorContext.tsx';
import styles from './checkout.module.css';

/** What is being ordered and what it costs: beside the steps on a wide screen, folded above them on a phone. */
export function OrderSummary({ cart }: { readonly cart: CartView }) {
  const t = useTranslator();
  return (
    <>
      <div className={styles['folded']}>
        <Disclosure
          plain
          summary={
            <span className={styles['foldedTitle']}>
              <span>{t('checkout.orderSummary')}</span>
              <span>{t.formats.money(cart.totals.total, cart.currency)}</span>
            </span>
          }
        >
          <SummaryContent cart={cart} />
        </Disclosure>
      </div>
      <aside aria-label={t('checkout.orderSummary')} className={styles['beside']}>
        <Heading level={2} size="lg">
          {t('checkout.orderSummary')}
        </Heading>
        <SummaryContent cart={cart} />
      </aside>
    </>
  );
}

function SummaryContent({ cart }: { readonly cart: CartView }) {
  return (
    <div className={styles['summaryContent']}>
      <SummaryLines items={cart.items} currency={cart.currency} />
      <OrderTotals totals={cart.totals} currency={cart.currency} deliveryLabel={cart.deliveryLabel} />
      <PromotionSummary promotions={cart.promotions} currency={cart.currency} />
    </div>
  );
}

/** A line of an order, from a cart or from a placed order. */
export type SummaryLine = Pick<
  CartView['items'][number],
  'id' | 'name' | 'image' | 'choices' | 'qty' | 'rowTotal'
> & {
  readonly stock?: CartView['items'][number]['stock'];
};

export interface SummaryLinesProps {
  readonly items: readonly SummaryLine[];
  readonly currency: string;
}

/** The lines of an order: picture, name, choice, quantity, price. */
export function SummaryLines({ items, currency }: SummaryLinesProps) {
  const t = useTranslator();
  return (
    <ul aria-label={t('checkout.itemsIn')} className={styles['lines']}>
      {items.map(({ id, name, image, choices, qty, rowTotal, stock = 'fine' }) => (
        <li key={id} className={styles['line']}>
          <Picture
            src={image.src}
            alt=""
            width={800}
            height={1000}
            ratio="4/5"
            url={imageUrl}
            widths={[80, 120, 160, 240]}
            sizes="64px"
          />
          <div>
            <p className={styles['lineName']}>{name}</p>
            <p className={styles['detail']}>{choices.join(', ')}</p>
            <p className={styles['detail']}>{t('checkout.quantityTimes', { qty })}</p>
            {stock !== 'fine' && <Badge tone="sale">{t('checkout.stockOut')}</Badge>}
          </div>
          <p className={styles['money']}>{t.formats.money(rowTotal, currency)}</p>
        </li>
      ))}
    </ul>
  );
}
