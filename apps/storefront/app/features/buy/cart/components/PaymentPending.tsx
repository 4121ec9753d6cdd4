import { ButtonLink, EmptyState, Notice } from '@haberdash/ui';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { checkingPath } from '../model/order-path.ts';
import { RECHECK_MS, useRecheck } from './use-recheck.ts';

/** Looks again without script, too; a browser with script leaves it alone, so that it never pulls a page away. */
function RefreshWithoutScript({ href }: { readonly href: string }) {
  return (
    <noscript>
      <meta httpEquiv="refresh" content={`${RECHECK_MS / 1000};url=${href}`} />
    </noscript>
  );
}

/** In the bag: an order of it is being placed, and the way to what becomes of it. */
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

/** Nobody knows yet whether the order went through: the page says so, and finds out by itself. */
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
