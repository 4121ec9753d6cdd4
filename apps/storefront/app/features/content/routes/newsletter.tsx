import { Newsletter } from '@haberdash/blocks';
import { ButtonLink, EmptyState, Notice } from '@haberdash/ui';
import type { Route } from './+types/newsletter';
import { readMyNewsletter, subscribe } from '../server/newsletter.server.ts';
import { KnownSubscriber } from '../components/ShopNewsletter.tsx';
import { useTranslator } from '../../../shared/i18n/TranslatorContext.tsx';
import { privateLoader, shopperAction } from '../../../shared/reads/define-read.ts';
import { pageHead } from '../../../shared/seo/page-head.ts';
import { pageMeta } from '../../../shared/seo/page-meta.ts';
import { Main } from '../../../frame/Main.tsx';

/** The newsletter form on a page of its own, without script. */
export const loader = privateLoader(async (read) => ({
  head: pageHead(read, { title: read.t('blocks.newsletter'), noIndex: true }),
  mine: await readMyNewsletter(read),
}));
export const action = shopperAction(subscribe);
export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData?.head);

export default function NewsletterPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslator();
  if (actionData?.ok === true) {
    return (
      <Main width="text">
        <EmptyState
          level={1}
          title={t('blocks.newsletter')}
          actions={<ButtonLink href={`/${t.site.locale}`}>{t('common.continueShopping')}</ButtonLink>}
        >
          <output>{t('blocks.subscribed')}</output>
        </EmptyState>
      </Main>
    );
  }
  return (
    <Main width="full">
      {actionData !== undefined && actionData.errors === undefined && (
        <Notice tone="error" announce="assertive">
          {actionData.message}
        </Notice>
      )}
      <KnownSubscriber mine={loaderData.mine}>
        <Newsletter
          block={{
            type: 'Newsletter',
            id: 'newsletter',
            headingLevel: 1,
            title: t('blocks.newsletter'),
            campaignName: actionData?.sent.campaignName,
          }}
          typed={actionData && { ...actionData.sent, errors: actionData.errors }}
        />
      </KnownSubscriber>
    </Main>
  );
}
