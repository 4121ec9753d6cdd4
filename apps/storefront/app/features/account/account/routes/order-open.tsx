import type { Route } from './+types/order-open';
import { MailedLinkPage } from '../components/MailedLinkPage.tsx';
import { readOrderLink, runOrderLink } from '../server/order-link.server.ts';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { privateLoader, shopperAction } from '../../../../shared/reads/define-read.ts';
import { pageMeta } from '../../../../shared/seo/page-meta.ts';

export const loader = privateLoader(readOrderLink);
export const action = shopperAction(runOrderLink);
export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData?.head);

export default function OpenOrder({ loaderData: { ended }, actionData }: Route.ComponentProps) {
  const t = useTranslator();
  return (
    <MailedLinkPage
      title={t('orders.openTitle')}
      text={t('orders.openText')}
      press={t('orders.openYes')}
      another={{ path: 'track-order', label: t('orders.openAgain') }}
      ended={ended}
      result={actionData}
    />
  );
}
