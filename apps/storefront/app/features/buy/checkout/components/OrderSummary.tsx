import { OrderTotals, PromoCode, PromotionSummary, type CartView } from '../../cart/index.ts';
import { Badge, Disclosure, Heading } from '@haberdash/ui';
import { ProductPicture } from '../../../../shared/pictures/ProductPicture.tsx';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import type { PaymentState } from '../model/tenders.ts';
import styles from './checkout.module.css';
import { TenderName } from './TenderList.tsx';

export interface OrderSummaryProps {
  readonly cart: CartView;
  readonly payment: PaymentState | undefined;
  /** On a phone the last step shows the items in full, above its button. */
  readonly isFolded: boolean;
  /** The folded summary is open until the shopper folds it. */
  readonly startsOpen: boolean;
}

/** Beside the steps on a wide screen, folded above them on a phone. */
export function OrderSummary({ cart, payment, isFolded, startsOpen }: OrderSummaryProps) {
  const t = useTranslator();
  return (
    <>
      {isFolded && (
        <aside aria-label={t('checkout.orderSummary')} className={styles['folded']}>
          <Disclosure
            plain
            open={startsOpen}
            summary={
              <span className={styles['foldedTitle']}>
                <span>{t('checkout.orderSummary')}</span>
                <span>{t.formats.money(cart.totals.total, cart.currency)}</span>
              </span>
            }
          >
            <SummaryContent cart={cart} payment={payment} promoId="promo-code-folded" />
          </Disclosure>
        </aside>
      )}
      <aside aria-label={t('checkout.orderSummary')} className={styles['beside']}>
        <Heading level={2} size="lg">
          {t('checkout.orderSummary')}
        </Heading>
        <SummaryContent cart={cart} payment={payment} promoId="promo-code" />
      </aside>
    </>
  );
}

export function ReviewItems({ cart, payment }: Pick<OrderSummaryProps, 'cart' | 'payment'>) {
  const t = useTranslator();
  return (
    <section aria-labelledby="review-items" className={styles['reviewItems']}>
      <Heading level={2} size="md" id="review-items">
        {t('checkout.itemsIn')}
      </Heading>
      <SummaryContent cart={cart} payment={payment} promoId="promo-code-review" />
    </section>
  );
}

interface SummaryContentProps extends Pick<OrderSummaryProps, 'cart' | 'payment'> {
  /** Unique, because a page has the summary twice. */
  readonly promoId: string;
}

function SummaryContent({ cart, payment, promoId }: SummaryContentProps) {
  return (
    <div className={styles['summaryContent']}>
      <SummaryLines items={cart.items} currency={cart.currency} />
      <OrderTotals totals={cart.totals} currency={cart.currency} deliveryLabel={cart.deliveryLabel} />
      {payment !== undefined && <PaidBy payment={payment} />}
      <PromotionSummary promotions={cart.promotions} currency={cart.currency} />
      <PromoCode id={promoId} coupons={cart.couponItems} items={cart.items} isCheckout />
    </div>
  );
}

function PaidBy({ payment: { tenders, remaining, currency } }: { readonly payment: PaymentState }) {
  const t = useTranslator();
  if (tenders.length === 0) return null;
  return (
    <dl className={styles['paidBy']}>
      {tenders.map((tender) => (
        <div key={tender.id}>
          <dt>
            <TenderName tender={tender} />
          </dt>
          <dd>−{t.formats.money(tender.amount, currency)}</dd>
        </div>
      ))}
      <div>
        <dt>{t('checkout.left')}</dt>
        <dd>{t.formats.money(remaining, currency)}</dd>
      </div>
    </dl>
  );
}

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

export function SummaryLines({ items, currency }: SummaryLinesProps) {
  const t = useTranslator();
  return (
    <ul aria-label={t('checkout.itemsIn')} className={styles['lines']}>
      {items.map(({ id, name, image, choices, qty, rowTotal, stock = 'fine' }) => (
        <li key={id} className={styles['line']}>
          <ProductPicture src={image.src} widths={[80, 120, 160, 240]} sizes="64px" />
          <div>
            <p className={styles['lineName']}>{name}</p>
            <p className={styles['detail']}>{choices.join(', ')}</p>
            <p className={styles['detail']}>{t('cart.quantityTimes', { qty })}</p>
            {stock !== 'fine' && <Badge tone="sale">{t('checkout.stockOut')}</Badge>}
          </div>
          <p className={styles['money']}>{t.formats.money(rowTotal, currency)}</p>
        </li>
      ))}
    </ul>
  );
}
