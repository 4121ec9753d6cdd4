import type { Route } from './+types/warranty';
import { CasePage } from '../components/CasePage.tsx';
import { WarrantyForm } from '../components/WarrantyForm.tsx';
import { readWarranty, runWarranty } from '../server/warranty.server.ts';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { privateLoader, shopperAction } from '../../../../shared/reads/define-read.ts';
import { pageMeta } from '../../../../shared/seo/page-meta.ts';

export const loader = privateLoader(readWarranty);
export const action = shopperAction(runWarranty);
export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData?.head);

export default function Warranty({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslator();
  const number = actionData?.caseNumber;
  return (
    <CasePage
      title={t('account.warranty')}
      text={t('account.warrantyText')}
      sent={number === undefined ? undefined : t('account.warrantySent', { number })}
    >
      <WarrantyForm form={loaderData.form} result={actionData} />
    </CasePage>
  );
}
