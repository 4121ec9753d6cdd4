import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import styles from './buy.module.css';

interface DeliveryNoteProps {
  readonly href: string;
  readonly postalCode: string;
}

interface DeliveryDates {
  readonly ways: ReadonlyArray<{ readonly label: string; readonly deliveryTime: string }>;
}

/** The first delivery day of each method for the stored postal code. */
export function DeliveryNote({ href, postalCode }: DeliveryNoteProps) {
  const t = useTranslator();
  const { data, submit } = useFetcher<DeliveryDates>({ key: `delivery-of-${href}` });
  useEffect(() => {
    // Posted, because URLs are logged.
    void submit({ postalCode }, { method: 'post', action: href });
    // Once for each product and place.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [href, postalCode]);
  const ways = data?.ways ?? [];
  if (ways.length === 0) return null;
  return (
    <p className={styles['detail']}>
      {t('compare.deliveryNote', { place: postalCode })}{' '}
      {ways.map(({ label, deliveryTime }) => `${label} ${deliveryTime}`).join('; ')}
    </p>
  );
}
