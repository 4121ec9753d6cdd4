import { Heading, PinIcon, TruckIcon } from '@haberdash/ui';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { placeOf } from '../model/address-lines.ts';
import type { ShipmentView } from '../model/shipments.ts';
import addressStyles from './address-text.module.css';
import styles from './checkout.module.css';

/** A section for each shipment that does not go to the shopper's address, with its items and place. */
export function Shipments({
  shipments,
  editHref,
}: {
  readonly shipments: readonly ShipmentView[];
  readonly editHref?: string | undefined;
}) {
  return shipments.map((shipment) => (
    <ShipmentSection key={shipment.id} shipment={shipment} editHref={editHref} />
  ));
}

function ShipmentSection({
  shipment: { id, way, label, deliveryTime, store, pickupCode, items },
  editHref,
}: {
  readonly shipment: ShipmentView;
  readonly editHref: string | undefined;
}) {
  const t = useTranslator();
  const title = store === undefined ? t(`checkout.way-${way}`) : `${t(`checkout.way-${way}`)}: ${store.name}`;
  return (
    <section className={styles['card']} aria-labelledby={`shipment-${id}`}>
      <div>
        <Heading level={2} size="md" id={`shipment-${id}`}>
          <span className={styles['cardTitle']}>
            {store === undefined ? <TruckIcon /> : <PinIcon />}
            {title}
          </span>
        </Heading>
        {pickupCode !== undefined && (
          <p className={styles['number']}>
            {t('checkout.pickupCode')} <strong>{pickupCode}</strong>
          </p>
        )}
        <p>
          {label} · {deliveryTime}
        </p>
        {store !== undefined && <StoreText store={store} />}
        <ul className={styles['detail']}>
          {items.map((item) => (
            <li key={item.id}>
              {item.name} × {item.qty}
              {item.to !== undefined && <> · {t('checkout.sentTo', { email: item.to })}</>}
            </li>
          ))}
        </ul>
      </div>
      {editHref !== undefined && (
        <a href={editHref} aria-label={t('checkout.editWay', { name: title })}>
          {t('checkout.edit')}
        </a>
      )}
    </section>
  );
}

function StoreText({ store }: { readonly store: NonNullable<ShipmentView['store']> }) {
  const t = useTranslator();
  const { addressLine1, phone, openingHours } = store;
  return (
    <>
      <address className={addressStyles['address']}>
        <span>{addressLine1}</span>
        <span>{placeOf(store)}</span>
        {phone !== undefined && <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</a>}
      </address>
      {openingHours.length > 0 && (
        <details className={styles['hours']}>
          <summary>{t('checkout.openingHours')}</summary>
          <ul>
            {openingHours.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
