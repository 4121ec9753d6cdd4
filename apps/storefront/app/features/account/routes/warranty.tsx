import { ButtonLink, EmptyState, Heading, Stack, Text } from '@haberdash/ui';
import type { Route } from './+types/warranty';
import styles from '../components/account.module.css';
import { WarrantyForm } from '../components/WarrantyForm.tsx';
import { readWarranty, runWarranty } from '../server/warranty.server.ts';
import { useTranslator } from '../../../shared/i18n/TranslatorContext.tsx';
import { privateLoader, shopperAction } from '../../../shared/reads/define-read.ts';
import { pageMeta } from '../../../shared/seo/page-meta.ts';
import { Main } from '../../../frame/Main.tsx';

/** A claim about a product with a fault, which needs no account. */
export const loader = privateLoader(readWarranty);
export const action = shopperAction(runWarranty);
export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData?.head);

export default function Warranty({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslator();
  const caseNumber = actionData?.caseNumber;
  if (caseNumber !== undefined) {
    return (
      <Main width="text">
        <EmptyState
          level={1}
          title={t('account.warranty')}
          actions={<ButtonLink href={`/${t.site.locale}`}>{t('common.continueShopping')}</ButtonLink>}
        >
          <output>{t('account.warrantySent', { number: caseNumber })}</output>
        </EmptyState>
      </Main>
    );
  }
  return (
    <Main width="text">
      <Stack gap={5} className={styles['page']}>
        <Heading level={1} size="2xl">
          {t('account.warranty')}
        </Heading>
        <Text tone="muted">{t('account.warrantyText')}</Text>
        <WarrantyForm form={loaderData.form} answer={actionData} />
      </Stack>
    </Main>
  );
}
