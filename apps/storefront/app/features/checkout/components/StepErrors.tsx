import { FormErrorSummary } from '@haberdash/ui';
import { useTranslator } from '../../../shared/i18n/TranslatorContext.tsx';
import type { AddressFieldView } from '../model/address-fields.ts';
import type { FieldTexts, FormRefusal } from '../../../shared/refusals/form-refusal.ts';
import { RefusalNotice } from '../../../shared/refusals/RefusalNotice.tsx';
import { fieldId, fieldLabel } from './AddressFields.tsx';

export interface StepErrorsProps {
  readonly errors: FieldTexts;
  readonly country: string;
  /** The fields of the address, as they stand on the page. */
  readonly fields?: readonly AddressFieldView[] | undefined;
  /** Ids of fields that are no part of the address. */
  readonly ids?: Readonly<Record<string, string>>;
  /** A refusal of an earlier try, from the address. */
  readonly refused?: FormRefusal | undefined;
}

/** Everything that was refused, on top and with links to the fields; takes the focus when it appears. */
export function StepErrors({ errors, country, fields = [], ids = {}, refused }: StepErrorsProps) {
  const t = useTranslator();
  // In the order of the page; what is no field of the address stands below it.
  const order = ['', 'email', 'country', ...fields.map(({ name }) => name)];
  const rank = (name: string): number => (order.includes(name) ? order.indexOf(name) : order.length);
  const entries = Object.entries(errors).toSorted(([one], [other]) => rank(one) - rank(other));
  if (entries.length === 0) {
    return refused === undefined ? null : <RefusalNotice refusal={refused} />;
  }
  return (
    <FormErrorSummary
      title={t('checkout.errorTitle', { count: entries.length })}
      errors={entries.map(([name, message]) => {
        const label = fieldLabel(t, name, country);
        return {
          fieldId: name === '' ? undefined : (ids[name] ?? fieldId(name)),
          message: label === '' ? message : t('checkout.errorAt', { label, message }),
        };
      })}
    />
  );
}
