import { Button } from '@haberdash/ui';
import { useEffect, useRef } from 'react';
import { ResponseModeField } from '../../../../shared/forms/ResponseModeField.tsx';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import type { StoreChangeView } from '../model/store-change.ts';
import styles from './store-change.module.css';
import type { useCartFetcher } from './use-cart-fetcher.ts';

export interface StoreChangeProps {
  readonly change: StoreChangeView;
  readonly fetcher: ReturnType<typeof useCartFetcher>;
  readonly takesFocus?: boolean;
}

export function StoreChange({ change, fetcher, takesFocus = false }: StoreChangeProps) {
  const t = useTranslator();
  const ref = useRef<HTMLDivElement>(null);
  const { storeId, store, lines } = change;
  useEffect(() => {
    if (takesFocus) ref.current?.focus();
  }, [takesFocus]);
  const sent = fetcher.formData?.get('intent');
  return (
    <div ref={ref} tabIndex={-1} className={styles['question']}>
      <p>
        <strong>{t('cart.storeChangeTitle', { store })}</strong>
      </p>
      <p>{t('cart.storeChangeLines', { count: lines.length, products: t.formats.list(lines) })}</p>
      <fetcher.Form method="post" action={`/${t.site.locale}/cart`} className={styles['ways']}>
        <ResponseModeField />
        <input type="hidden" name="storeId" value={storeId} />
        <input type="hidden" name="storeName" value={store} />
        <Button type="submit" name="intent" value="gather" pending={sent === 'gather'}>
          {t('cart.gather', { store })}
        </Button>
        <Button
          type="submit"
          name="intent"
          value="keep-stores"
          variant="secondary"
          pending={sent === 'keep-stores'}
        >
          {t('cart.keepStores')}
        </Button>
      </fetcher.Form>
    </div>
  );
}
