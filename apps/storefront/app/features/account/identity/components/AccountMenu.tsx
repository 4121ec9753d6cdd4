import { UserIcon } from '@haberdash/ui';
import { useEffect, useId, useRef } from 'react';
import { useLocation } from 'react-router';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import type { ShopperSnapshot } from '../../../../shared/state/shopper.ts';
import styles from './account-menu.module.css';

/** The name of the signed-in customer; opens the ways to account and orders, and out. */
export function AccountMenu({ shopper: { firstName } }: { readonly shopper: ShopperSnapshot }) {
  const t = useTranslator();
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();
  const home = `/${t.site.locale}`;
  // A link of the menu leads on; the menu has nothing to say there.
  useEffect(() => menu.current?.hidePopover(), [pathname]);
  const name = firstName ?? t('common.account');
  return (
    <div className={styles['menu']}>
      <button
        type="button"
        popoverTarget={id}
        className={styles['button']}
        aria-label={firstName === undefined ? name : t('overview.accountOf', { name: firstName })}
      >
        <UserIcon size="lg" filled />
        {firstName !== undefined && <span className={styles['name']}>{firstName}</span>}
      </button>
      <div ref={menu} id={id} popover="auto" className={styles['panel']}>
        <ul className={styles['list']}>
          <li>
            <a href={`${home}/account`}>{t('common.account')}</a>
          </li>
          <li>
            <a href={`${home}/account/orders`}>{t('overview.orders')}</a>
          </li>
          <li>
            {/* Sent as a document, so that nothing of the person stays in the memory of the page. */}
            <form method="post" action={`${home}/sign-out`}>
              <button type="submit">{t('overview.signOut')}</button>
            </form>
          </li>
        </ul>
      </div>
    </div>
  );
}
