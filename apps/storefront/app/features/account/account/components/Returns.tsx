import type { OrderTracking } from '@haberdash/api-client/consumers';
import { Badge, Heading } from '@haberdash/ui';
import type { ReactNode } from 'react';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import styles from './orders.module.css';

type Return = OrderTracking['returns'][number];

export interface ReturnsProps extends Pick<OrderTracking, 'returns'> {
  readonly labelsOf?: string;
}

/** What was sent back of an order: whether it has arrived, and what goes back for it. */
export function Returns({ returns, labelsOf }: ReturnsProps) {
  const t = useTranslator();
  return returns.length === 0 ? null : (
    <div className={styles['list']}>
      {returns.map((each, position) => (
        <ReturnCard key={each.returnNumber} of={each}>
          {labelsOf !== undefined && each.status === 'OPEN' && (
            <p>
              <a href={`/${t.site.locale}/account/orders/${labelsOf}/return?label=${position}`}>
                {t('orders.returnLabelOf', { number: each.returnNumber })}
              </a>
            </p>
          )}
        </ReturnCard>
      ))}
    </div>
  );
}

function ReturnCard({ of, children }: { readonly of: Return; readonly children: ReactNode }) {
  const t = useTranslator();
  const { returnNumber, status, items, arrivedAt } = of;
  return (
    <section className={styles['order']} aria-labelledby={`return-${returnNumber}`}>
      <div className={styles['orderHead']}>
        <Heading level={2} size="lg" id={`return-${returnNumber}`}>
          {t('orders.returnOf', { number: returnNumber })}
        </Heading>
        <Badge tone={status === 'REFUNDED' ? 'success' : 'neutral'}>
          {t(`orders.returnStatus-${status}`)}
        </Badge>
      </div>
      <p className={styles['facts']}>
        {arrivedAt === undefined
          ? t('orders.returnWaiting', {
              carrier: of.carrier,
              number: of.trackingNumber,
              date: t.formats.date(of.validUntil),
            })
          : t('orders.returnArrived', { date: t.formats.date(arrivedAt) })}
      </p>
      <ul>
        {items.map(({ itemId, name, qty }) => (
          <li key={itemId}>{t('orders.returnItem', { count: qty, name })}</li>
        ))}
      </ul>
      <Refund of={of} />
      {children}
    </section>
  );
}

function Refund({ of: { status, refund, currency } }: { readonly of: Return }) {
  const t = useTranslator();
  if (refund === undefined || currency === undefined) return null;
  const values = { amount: t.formats.money(refund, currency) };
  return (
    <p>{status === 'REFUNDED' ? t('orders.returnRefunded', values) : t('orders.returnRefundDue', values)}</p>
  );
}
