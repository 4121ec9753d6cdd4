import type { Route } from './+types/account-address-new';
import { AccountPage } from '../components/AccountPage.tsx';
import { AddressForm } from '../components/AddressForm.tsx';
import { readNewAddress, runNewAddress } from '../server/address.server.ts';
import { useTranslator } from '../../../shared/i18n/TranslatorContext.tsx';
import { privateLoader, shopperAction } from '../../../shared/reads/define-read.ts';
import { pageMeta } from '../../../shared/seo/page-meta.ts';

/** Another address for the book. */
export const loader = privateLoader(readNewAddress);
export const action = shopperAction(runNewAddress);
export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData?.head);

export default function NewAddress({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslator();
  return (
    <AccountPage
      section="addresses"
      title={t('account.newAddress')}
      parent={{ path: 'account/addresses', label: t('account.addresses') }}
    >
      <AddressForm book={loaderData} answer={actionData} isNew />
    </AccountPage>
  );
}
