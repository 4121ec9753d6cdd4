import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import type { FieldTexts } from '../../../../shared/form-errors/form-error.ts';
import { FormErrors } from '../../../../shared/form-errors/FormErrors.tsx';

interface CompareErrorsProps {
  readonly errors: FieldTexts;
  readonly fields: ReadonlyArray<{ readonly name: string; readonly label: string }>;
}

export function CompareErrors({ errors, fields }: CompareErrorsProps) {
  const t = useTranslator();
  return (
    <FormErrors
      title={(count) => t('compare.errorTitle', { count })}
      errors={errors}
      fields={fields.map((field) => ({ ...field, id: field.name }))}
      entry={(label, message) => t('compare.errorAt', { label, message })}
    />
  );
}
