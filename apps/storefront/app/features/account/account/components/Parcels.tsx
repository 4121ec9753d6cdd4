import type { OrderTracking } from '@haberdash/api-client/consumers';
import { Badge, ExternalIcon, Heading } from '@haberdash/ui';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { STATUS_TONE } from '../model/order-status.ts';
import styles from './orders.module.css';

type Parcel = OrderTracking['shipments'][number];

export function Parcels({ shipments }: { readonly shipments: readonly Parcel[] }) {
  return (
    <div className={styles['list']}>
      {shipments.map((parcel, index) => (
        <ParcelCard key={parcel.shipmentId} parcel={parcel} number={index + 1} count={shipments.length} />
      ))}
    </div>
  );
}

function ParcelCard({
  parcel,
  number,
  count,
}: {
  readonly parcel: Parcel;
  readonly number: number;
  readonly count: number;
}) {
  const t = useTranslator();
  const { shipmentId, status, shippingMethod, events, estimatedDelivery } = parcel;
  const isUnderWay = status !== 'DELIVERED' && status !== 'CANCELLED' && status !== 'RETURNED';
  return (
    <section className={styles['order']} aria-labelledby={`parcel-${shipmentId}`}>
      <div className={styles['orderHead']}>
        <Heading level={2} size="lg" id={`parcel-${shipmentId}`}>
          {count === 1 ? t('orders.delivery') : t('orders.deliveryOf', { number, count })}
        </Heading>
        <Badge tone={STATUS_TONE[status]}>{t(`orders.status-${status}`)}</Badge>
      </div>
      <p className={styles['facts']}>
        <span>{shippingMethod.label}</span>
        {isUnderWay && estimatedDelivery !== undefined ? (
          <span>{t('orders.expected', { date: t.formats.date(estimatedDelivery) })}</span>
        ) : (
          isUnderWay &&
          shippingMethod.deliveryTime !== undefined && <span>{shippingMethod.deliveryTime}</span>
        )}
      </p>
      <Carrier parcel={parcel} />
      {events.length > 0 && (
        <ol className={styles['timeline']} aria-label={t('orders.timeline')}>
          {events.map(({ at, status: reached, text }) => (
            <li key={`${at} ${reached}`}>
              <span>{text}</span>
              <time dateTime={at} className={styles['when']}>
                {t.formats.date(at)}
              </time>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

function Carrier({ parcel: { carrier, trackingNumber, trackingUrl } }: { readonly parcel: Parcel }) {
  const t = useTranslator();
  if (trackingNumber === undefined) return null;
  const text = t('orders.trackingNumber', { carrier: carrier ?? '', number: trackingNumber });
  return (
    <p className={styles['carrier']}>
      {trackingUrl === undefined ? (
        text
      ) : (
        <a href={trackingUrl} rel="noreferrer">
          {text} <ExternalIcon size="sm" />
        </a>
      )}
    </p>
  );
}
