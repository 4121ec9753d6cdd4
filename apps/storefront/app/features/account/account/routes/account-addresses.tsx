import type { Route } from './+types/account-addresses';
import { AccountErrors } from '../components/AccountErrors.tsx';
import { AccountPage } from '../components/AccountPage.tsx';
import { AddressBook } from '../components/AddressBook.tsx';
import { readAddresses, runAddresses } from '../server/addresses.server.ts';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { privateLoader, shopperAction } from '../../../../shared/reads/define-read.ts';
import { textsByField } from '../../../../shared/form-errors/form-error.ts';
import { pageMeta } from '../../../../shared/seo/page-meta.ts';

export const loader = privateLoader(readAddresses);
export const action = shopperAction(runAddresses);
export { revalidatesAfterConflict as shouldRevalidate } from '../../../../shared/reads/after-conflict.ts';
export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData?.head);

export default function Addresses({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslator();
  const { addresses, removing, done } = loaderData;
  return (
    <AccountPage
      section="addresses"
      title={t('overview.addresses')}
      done={actionData === undefined ? done : undefined}
    >
      <AccountErrors errors={textsByField(actionData?.formErrors ?? [])} />
      <AddressBook addresses={addresses} removing={removing} />
    </AccountPage>
  );
}
