import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import styles from './buy.module.css';

interface DeliveryNoteProps {
  /** The page that answers when a product arrives. */
  readonly href: string;
  readonly postalCode: string;
}

/** What that page answers, as far as one line says it. */
interface Answer {
  readonly ways: ReadonlyArray<{ readonly label: string; readonly deliveryTime: string }>;
}

/** One line with the first day on which each way arrives at the remembered postal code. */
export function DeliveryNote({ href, postalCode }: DeliveryNoteProps) {
  const t = useTranslator();
  const { data, submit } = useFetcher<Answer>({ key: `delivery-of-${href}` });
  useEffect(() => {
    // Posted, because addresses are logged.
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
