import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import type { FieldTexts } from '../../../../shared/form-errors/form-error.ts';
import { FormErrors } from '../../../../shared/form-errors/FormErrors.tsx';

type Field = 'amount' | 'other' | 'to' | 'email' | 'message' | 'sendOn' | 'initials';

interface CustomisationErrorsProps {
  readonly errors: FieldTexts;
  readonly fields: readonly Field[];
}

export function CustomisationErrors({ errors, fields }: CustomisationErrorsProps) {
  const t = useTranslator();
  return (
    <FormErrors
      title={(count) => t('customisation.errorTitle', { count })}
      errors={errors}
      fields={fields.map((name) => ({ name, id: name, label: t(`customisation.field-${name}`) }))}
      entry={(label, message) => t('customisation.errorAt', { label, message })}
    />
  );
}
