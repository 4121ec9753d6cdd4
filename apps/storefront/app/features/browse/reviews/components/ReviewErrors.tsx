import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import type { FieldTexts } from '../../../../shared/form-errors/form-error.ts';
import { FormErrors } from '../../../../shared/form-errors/FormErrors.tsx';

interface ReviewErrorsProps<Name extends string> {
  readonly errors: FieldTexts;
  readonly fields: readonly Name[];
}

type Field = 'score' | 'title' | 'text' | 'pictures' | 'nickname' | 'email' | 'terms';

export function ReviewErrors({ errors, fields }: ReviewErrorsProps<Field>) {
  const t = useTranslator();
  return (
    <FormErrors
      title={(count) => t('reviews.errorTitle', { count })}
      errors={errors}
      fields={fields.map((name) => ({ name, id: name, label: t(`reviews.field-${name}`) }))}
      entry={(label, message) => t('reviews.errorAt', { label, message })}
    />
  );
}
