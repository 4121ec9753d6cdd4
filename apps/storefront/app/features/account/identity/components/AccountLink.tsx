import { IconLink } from '@haberdash/ui';
import { Suspense } from 'react';
import { lazyWithRetry } from '@haberdash/page-engine';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { useShopper } from '../../../../shared/state/shopper.ts';

/** Who has signed in, and what they may do; its code and texts come for them alone. */
const AccountMenu = lazyWithRetry(async () => (await import('./AccountMenu.tsx')).AccountMenu);

/** The way to the account. For whoever has signed in the name stands beside it, and it opens a menu. */
export function AccountLink() {
  const t = useTranslator();
  const shopper = useShopper();
  // Whoever serves in a store comes to the page of the store's people, where the shift ends.
  const page = shopper?.roles.includes('associate') === true ? 'associate-login' : 'sign-in';
  const link = <IconLink href={`/${t.site.locale}/${page}`} icon="user" label={t('common.account')} />;
  if (shopper?.kind !== 'registered') return link;
  return (
    <Suspense fallback={link}>
      <AccountMenu shopper={shopper} />
    </Suspense>
  );
}
