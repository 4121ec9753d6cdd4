import type { Route } from './+types/account-address';
import { AccountPage } from '../components/AccountPage.tsx';
import { AddressForm } from '../components/AddressForm.tsx';
import { readAddressPage, runAddress } from '../server/address.server.ts';
import { useTranslator } from '../../../shared/i18n/TranslatorContext.tsx';
import { privateLoader, shopperAction } from '../../../shared/reads/define-read.ts';
import { pageMeta } from '../../../shared/seo/page-meta.ts';

/** An address of the book. */
export const loader = privateLoader(readAddressPage);
export const action = shopperAction(runAddress);
export { revalidatesAfterConflict as shouldRevalidate } from '../../../shared/reads/after-conflict.ts';
export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData?.head);

export default function Address({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslator();
  return (
    <AccountPage
      section="addresses"
      title={t('account.editAddress')}
      parent={{ path: 'account/addresses', label: t('account.addresses') }}
    >
      <AddressForm book={loaderData} version={loaderData.version} answer={actionData} isNew={false} />
    </AccountPage>
  );
}
