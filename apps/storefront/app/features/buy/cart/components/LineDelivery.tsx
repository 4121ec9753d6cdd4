import { lazyWithRetry } from '@haberdash/page-engine';
import { Suspense, useState, type MouseEvent } from 'react';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import type { LineView } from '../model/line-view.ts';
import { canChooseDelivery, deliveryPath } from '../model/line-delivery.ts';
import styles from './cart.module.css';

const DeliveryDialog = lazyWithRetry(async () => (await import('./DeliveryDialog.tsx')).DeliveryDialog);

/** Presses that open a new tab or window are left to the browser. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** The delivery of a line, with a link to change it: a page, or a dialog where scripts run. */
export function LineDelivery({ line }: { readonly line: LineView }) {
  const t = useTranslator();
  const [isOpen, setIsOpen] = useState(false);
  const { delivery } = line;
  if (delivery === undefined) return null;
  const { way, label, place, time } = delivery;
  const isBrought = way === 'home' || way === 'customs' || way === 'digital';
  return (
    <div className={styles['delivery']} data-icon={isBrought ? 'truck' : 'pin'}>
      <p>
        {place === undefined ? label : t('cart.deliveryAt', { method: label, place })}
        {time !== undefined && <span className={styles['detail']}>{time}</span>}
      </p>
      {canChooseDelivery(line) && (
        <a
          href={deliveryPath(t.site.locale, line.id)}
          aria-label={t('cart.deliveryChangeOf', { product: line.name })}
          className={styles['deliveryLink']}
          onClick={(event) => {
            if (!isPlain(event)) return;
            event.preventDefault();
            setIsOpen(true);
          }}
        >
          {t('cart.deliveryChange')}
        </a>
      )}
      {isOpen && (
        <Suspense>
          <DeliveryDialog lineId={line.id} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
