import { Button } from '@haberdash/ui';
import { useTranslator } from '../shared/i18n/TranslatorContext.tsx';
import type { ShopperSnapshot } from '../shared/state/shopper.ts';
import styles from './store-bar.module.css';

export interface StoreBarProps {
  readonly store: NonNullable<ShopperSnapshot['store']>;
  /** The price adjustment page, in the checkout. */
  readonly adjustHref?: string | undefined;
}

/** Shows the active associate session with its store and customer, and ends it. */
export function StoreBar({ store, adjustHref }: StoreBarProps) {
  const t = useTranslator();
  return (
    <aside className={styles['bar']} aria-label={t('common.storeSession')} data-print="hide">
      <p>{t('common.storeServing', { employee: store.employee, store: store.name })}</p>
      {adjustHref !== undefined && <a href={adjustHref}>{t('common.storeAdjust')}</a>}
      {/* Sent as a document, so that nothing of the session stays in the memory of the page. */}
      <form method="post" action={`/${t.site.locale}/sign-out`}>
        <Button type="submit" variant="secondary" size="sm">
          {t('common.storeEnd')}
        </Button>
      </form>
    </aside>
  );
}
