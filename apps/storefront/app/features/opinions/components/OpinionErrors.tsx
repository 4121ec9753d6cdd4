import { useTranslator } from '../../../shared/i18n/TranslatorContext.tsx';
import { FieldErrorSummary } from '../../../shared/refusals/FieldErrorSummary.tsx';
import type { FieldTexts } from '../../../shared/refusals/form-refusal.ts';
import { RefusalNotice } from '../../../shared/refusals/RefusalNotice.tsx';

interface OpinionErrorsProps<Name extends string> {
  readonly errors: FieldTexts;
  readonly fields: readonly Name[];
}

type Field = 'score' | 'title' | 'text' | 'nickname' | 'email' | 'terms';

/** What a form was refused for, on top of it. */
export function OpinionErrors({ errors, fields }: OpinionErrorsProps<Field>) {
  const t = useTranslator();
  const count = Object.keys(errors).length;
  const { '': general } = errors;
  if (count === 0) return null;
  if (count === 1 && general !== undefined) return <RefusalNotice refusal={{ text: general }} />;
  return (
    <FieldErrorSummary
      title={t('opinions.errorTitle', { count })}
      errors={errors}
      fields={fields.map((name) => ({ name, id: name, label: t(`opinions.field-${name}`) }))}
      entry={(label, message) => t('opinions.errorAt', { label, message })}
    />
  );
}
