import { ButtonLink, EmptyState } from '@haberdash/ui';
import type { Route } from './+types/order-confirmation';
import { BlocksAround } from '../../../content/index.ts';
import { readConfirmation } from '../server/confirmation.server.ts';
import { PlacedOrder } from '../components/PlacedOrder.tsx';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { privateLoader } from '../../../../shared/reads/define-read.ts';
import { pageMeta } from '../../../../shared/seo/page-meta.ts';
import { Main } from '../../../../frame/Main.tsx';

/** Shows a placed order; its URL holds the number only. */
export const loader = privateLoader(readConfirmation);
export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData?.head);

export default function OrderConfirmation({ loaderData }: Route.ComponentProps) {
  const t = useTranslator();
  const home = `/${t.site.locale}`;
  if (loaderData.kind === 'placed') {
    return (
      <Main width="content" below={<BlocksAround blocks={loaderData.around} />}>
        <PlacedOrder order={loaderData} />
      </Main>
    );
  }
  const isPending = loaderData.kind === 'pending';
  return (
    <Main width="content">
      <EmptyState
        level={1}
        title={t(isPending ? 'checkout.pendingTitle' : 'checkout.orderMissingTitle')}
        actions={
          <>
            {isPending && <ButtonLink href={`${home}/checkout`}>{t('checkout.pendingLink')}</ButtonLink>}
            <ButtonLink href={home} variant={isPending ? 'secondary' : 'primary'}>
              {t('errors.goHome')}
            </ButtonLink>
          </>
        }
      >
        {t(isPending ? 'checkout.pendingText' : 'checkout.orderMissingText')}
      </EmptyState>
    </Main>
  );
}
