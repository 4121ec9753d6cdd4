import { IconLink } from '@haberdash/ui';
import { Suspense } from 'react';
import { lazyWithRetry } from '@haberdash/page-engine';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { useShopper } from '../../../../shared/state/shopper.ts';

const AccountMenu = lazyWithRetry(async () => (await import('./AccountMenu.tsx')).AccountMenu);

/** The way to the account. For a signed-in customer it shows the name and opens a menu. */
export function AccountLink() {
  const t = useTranslator();
  const shopper = useShopper();
  // Store employees get the page where their shift ends.
  const page = shopper?.roles.includes('associate') === true ? 'associate-login' : 'sign-in';
  const link = <IconLink href={`/${t.site.locale}/${page}`} icon="user" label={t('common.account')} />;
  if (shopper?.kind !== 'registered') return link;
  return (
    <Suspense fallback={link}>
      <AccountMenu shopper={shopper} />
    </Suspense>
  );
}
