import { ButtonLink, EmptyState, Notice } from '@haberdash/ui';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { checkingPath } from '../model/order-path.ts';
import { RECHECK_MS, useRecheck } from './use-recheck.ts';

/** Reloads without script only; with script `useRecheck` does it. */
function RefreshWithoutScript({ href }: { readonly href: string }) {
  return (
    <noscript>
      <meta httpEquiv="refresh" content={`${RECHECK_MS / 1000};url=${href}`} />
    </noscript>
  );
}

/** Shown in the cart while an order of it is being placed. */
export function PaymentPendingNotice() {
  const t = useTranslator();
  return (
    <Notice tone="warning" title={t('checkout.checkingTitle')}>
      <p>{t('checkout.checkingText')}</p>
      <a href={checkingPath(t.site.locale)} data-document>
        {t('checkout.checkingLink')}
      </a>
    </Notice>
  );
}

/** The result of the placement is unknown: the page polls for it. */
export function CheckingPayment({ tries }: { readonly tries: number }) {
  const t = useTranslator();
  const href = checkingPath(t.site.locale, tries);
  useRecheck(href);
  return (
    <>
      <RefreshWithoutScript href={href} />
      <EmptyState
        level={1}
        title={t('checkout.checkingTitle')}
        actions={
          <ButtonLink href={href} data-document>
            {t('checkout.checkingLink')}
          </ButtonLink>
        }
      >
        {t('checkout.checkingText')}
      </EmptyState>
    </>
  );
}
