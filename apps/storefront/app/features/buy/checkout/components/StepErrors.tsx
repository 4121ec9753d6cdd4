import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import type { AddressFieldView } from '../model/address-fields.ts';
import { FieldErrorSummary } from '../../../../shared/form-errors/FieldErrorSummary.tsx';
import type { FieldTexts, FormError } from '../../../../shared/form-errors/form-error.ts';
import { ErrorNotice } from '../../../../shared/form-errors/ErrorNotice.tsx';
import { fieldId, fieldLabel } from './AddressFields.tsx';

export interface StepErrorsProps {
  readonly errors: FieldTexts;
  readonly country: string;
  readonly fields?: readonly AddressFieldView[] | undefined;
  readonly ids?: Readonly<Record<string, string>>;
  readonly rejected?: FormError | undefined;
}

/** All errors with links to their fields; takes the focus when it appears. */
export function StepErrors({ errors, country, fields = [], ids = {}, rejected }: StepErrorsProps) {
  const t = useTranslator();
  const count = Object.keys(errors).length;
  if (count === 0) return rejected === undefined ? null : <ErrorNotice formError={rejected} />;
  // In the order of the page; errors without a field come last.
  const names = new Set(['email', 'country', ...fields.map(({ name }) => name), ...Object.keys(errors)]);
  names.delete('');
  return (
    <FieldErrorSummary
      title={t('checkout.errorTitle', { count })}
      errors={errors}
      fields={[...names].map((name) => ({
        name,
        id: ids[name] ?? fieldId(name),
        label: fieldLabel(t, name, country),
      }))}
      entry={(label, message) => t('checkout.errorAt', { label, message })}
    />
  );
}
