import { CART_RESET_RELOAD_DELAY_MS, type CartLoss } from '@haberdash/checkout';
import { Button, Notice } from '@haberdash/ui';
import { useEffect, useState } from 'react';
import { useTranslator } from '../../../shared/i18n/TranslatorContext.tsx';

export interface CartLostProps {
  readonly loss: CartLoss;
  /** Loads the page anew; passed in so that a test need not. */
  readonly reload?: () => void;
}

/** Without the query, which would tell of the loss once more. */
const loadAnew = () => location.replace(location.pathname);

/** Tells that the cart was lost and replaced, and loads the page anew after a while unless the shopper stays (spec 1 §8). */
export function CartLost({ loss, reload = loadAnew }: CartLostProps) {
  const t = useTranslator();
  const [stays, setStays] = useState(false);
  useEffect(() => {
    if (stays) return undefined;
    const timer = setTimeout(reload, CART_RESET_RELOAD_DELAY_MS);
    return () => clearTimeout(timer);
  }, [stays, reload]);
  return (
    <Notice tone="warning" announce="assertive">
      <p>{t(loss === 'cart-not-found' ? 'cart.lostNotFound' : 'cart.lostInvalidCustomer')}</p>
      {!stays && (
        <p data-needs-script>
          {t('cart.lostReload')}{' '}
          <Button variant="quiet" size="sm" onClick={() => setStays(true)}>
            {t('cart.lostStay')}
          </Button>
        </p>
      )}
    </Notice>
  );
}
