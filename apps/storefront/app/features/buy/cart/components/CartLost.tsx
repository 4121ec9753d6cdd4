import { CART_RESET_RELOAD_DELAY_MS, mayReload, type CartLoss } from '@haberdash/checkout';
import { Button, Notice } from '@haberdash/ui';
import { useEffect, useState } from 'react';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';

export interface CartLostProps {
  readonly loss: CartLoss;
  /** Injected so that tests can replace it. */
  readonly reload?: () => void;
}

/** Without the query, which would show the notice again. */
const loadAnew = () => location.replace(location.pathname);

const KEY = 'cart-reloaded';

function lastReload(): number | undefined {
  try {
    const last = Number(sessionStorage.getItem(KEY));
    return last > 0 ? last : undefined;
  } catch {
    return undefined;
  }
}

function noteReload(): void {
  try {
    sessionStorage.setItem(KEY, String(Date.now()));
  } catch {
    // Storage is switched off: the reload happens without a guard.
  }
}

/** Announces that the cart was lost and replaced, then reloads the page unless the shopper stays (spec 1 §8). */
export function CartLost({ loss, reload = loadAnew }: CartLostProps) {
  const t = useTranslator();
  const [stays, setStays] = useState(false);
  useEffect(() => {
    if (stays) return undefined;
    const timer = setTimeout(() => {
      const isAllowed = mayReload(lastReload(), Date.now());
      if (!isAllowed) return setStays(true);
      noteReload();
      return reload();
    }, CART_RESET_RELOAD_DELAY_MS);
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
