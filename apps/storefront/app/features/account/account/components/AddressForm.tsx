import { Button, ButtonLink, Checkbox, RadioGroup } from '@haberdash/ui';
import { Form, useNavigation, useSubmit } from 'react-router';
import { AddressFields, StepErrors } from '../../../buy/checkout/index.ts';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { textsByField } from '../../../../shared/form-errors/form-error.ts';
import type { AddressResult, BookForm } from '../server/address.server.ts';
import styles from './account.module.css';

export interface AddressFormProps {
  readonly book: BookForm;
  readonly result: AddressResult | undefined;
  readonly version?: number | undefined;
  /** Whose book it is, so that no one else gets what was typed. */
  readonly owner?: string | undefined;
  readonly isNew: boolean;
}

export function AddressForm({ book, version, owner, result, isNew }: AddressFormProps) {
  const t = useTranslator();
  const submit = useSubmit();
  const { formData } = useNavigation();
  const { form, type, isMain, wantsMain } = result ?? book;
  const errors = textsByField(result?.formErrors ?? []);
  const showCountry = (element: HTMLFormElement) => {
    const values = new FormData(element);
    values.set('intent', 'country');
    void submit(values, { method: 'post', preventScrollReset: true, replace: true });
  };
  return (
    <Form method="post" noValidate className={styles['form']}>
      <StepErrors errors={errors} country={form.countryCode} fields={form.fields} />
      {/* First in the form: Enter saves the address, it does not change the country. */}
      <button
        type="submit"
        name="intent"
        value="save"
        className="visually-hidden"
        tabIndex={-1}
        aria-hidden="true"
      >
        {t('account.saveAddress')}
      </button>
      <input type="hidden" name="version" value={version ?? ''} />
      <input type="hidden" name="owner" value={owner ?? ''} />
      {isNew ? (
        <RadioGroup
          name="type"
          legend={t('account.addressType')}
          defaultValue={type}
          options={[
            { value: 'S', label: t('account.addressType-S') },
            { value: 'B', label: t('account.addressType-B') },
          ]}
        />
      ) : (
        <input type="hidden" name="type" value={type} />
      )}
      <AddressFields form={form} errors={errors} onCountryChange={showCountry} />
      {isMain ? (
        <input type="hidden" name="isMain" value="yes" />
      ) : (
        <Checkbox
          name="main"
          label={t('account.useAsMain')}
          hint={t('account.useAsMainHint')}
          defaultChecked={wantsMain}
        />
      )}
      <div className={styles['actions']}>
        <Button type="submit" name="intent" value="save" pending={formData?.get('intent') === 'save'}>
          {t('account.saveAddress')}
        </Button>
        <ButtonLink href={`/${t.site.locale}/account/addresses`} variant="secondary">
          {t('account.cancel')}
        </ButtonLink>
      </div>
    </Form>
  );
}
