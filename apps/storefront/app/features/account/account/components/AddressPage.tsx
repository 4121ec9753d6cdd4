import { useActionData, useRouteError } from 'react-router';
import { SearchBox } from '../../../browse/search/index.ts';
import { FaultView } from '../../../../frame/FaultView.tsx';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { readFault } from '../../../../shared/reads/read-fault.ts';
import type { AddressResult } from '../server/address.server.ts';
import { AccountPage } from './AccountPage.tsx';
import { AddressForm, type AddressFormProps } from './AddressForm.tsx';

export function AddressPage(form: AddressFormProps) {
  const t = useTranslator();
  return (
    <AccountPage
      section="addresses"
      title={t(form.isNew ? 'account.newAddress' : 'account.editAddress')}
      parent={{ path: 'account/addresses', label: t('overview.addresses') }}
    >
      <AddressForm {...form} />
    </AccountPage>
  );
}

/** Instead of a page that could not be read: after a form the form, with everything that was typed, else the fault. */
export function UnreadAddress({ isNew }: Pick<AddressFormProps, 'isNew'>) {
  const result = useActionData<AddressResult>();
  const fault = readFault(useRouteError());
  if (result === undefined) return <FaultView fault={fault} search={<SearchBox />} />;
  return <AddressPage book={result} result={result} isNew={isNew} />;
}
