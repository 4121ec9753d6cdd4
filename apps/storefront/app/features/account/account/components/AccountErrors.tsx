import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import type { SummaryField } from '../../../../shared/form-errors/FieldErrorSummary.tsx';
import type { FieldTexts } from '../../../../shared/form-errors/form-error.ts';
import { FormErrors } from '../../../../shared/form-errors/FormErrors.tsx';

export function AccountErrors({
  errors,
  fields = [],
}: {
  readonly errors: FieldTexts;
  readonly fields?: readonly SummaryField[];
}) {
  const t = useTranslator();
  return (
    <FormErrors
      title={(count) => t('account.errorTitle', { count })}
      errors={errors}
      fields={fields}
      entry={(label, message) => t('account.errorAt', { label, message })}
    />
  );
}
