import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import type { FieldTexts } from '../../../../shared/form-errors/form-error.ts';
import { FormErrors } from '../../../../shared/form-errors/FormErrors.tsx';

interface OpinionErrorsProps<Name extends string> {
  readonly errors: FieldTexts;
  readonly fields: readonly Name[];
}

type Field = 'score' | 'title' | 'text' | 'pictures' | 'nickname' | 'email' | 'terms';

/** What a form was rejected for, on top of it. */
export function OpinionErrors({ errors, fields }: OpinionErrorsProps<Field>) {
  const t = useTranslator();
  return (
    <FormErrors
      title={(count) => t('opinions.errorTitle', { count })}
      errors={errors}
      fields={fields.map((name) => ({ name, id: name, label: t(`opinions.field-${name}`) }))}
      entry={(label, message) => t('opinions.errorAt', { label, message })}
    />
  );
}
