import { useTranslator } from '../../../shared/i18n/TranslatorContext.tsx';
import { FieldErrorSummary } from '../../../shared/refusals/FieldErrorSummary.tsx';
import type { FieldTexts } from '../../../shared/refusals/form-refusal.ts';
import { RefusalNotice } from '../../../shared/refusals/RefusalNotice.tsx';

type Field = 'amount' | 'other' | 'to' | 'email' | 'message' | 'sendOn' | 'initials';

interface PersonalErrorsProps {
  readonly errors: FieldTexts;
  readonly fields: readonly Field[];
}

/** What a form was refused for, on top of it. */
export function PersonalErrors({ errors, fields }: PersonalErrorsProps) {
  const t = useTranslator();
  const count = Object.keys(errors).length;
  const { '': general } = errors;
  if (count === 0) return null;
  if (count === 1 && general !== undefined) return <RefusalNotice refusal={{ text: general }} />;
  return (
    <FieldErrorSummary
      title={t('personal.errorTitle', { count })}
      errors={errors}
      fields={fields.map((name) => ({ name, id: name, label: t(`personal.field-${name}`) }))}
      entry={(label, message) => t('personal.errorAt', { label, message })}
    />
  );
}
