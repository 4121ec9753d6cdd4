import { useTranslator } from '../../../shared/i18n/TranslatorContext.tsx';
import { FieldErrorSummary } from '../../../shared/refusals/FieldErrorSummary.tsx';
import type { FieldTexts } from '../../../shared/refusals/form-refusal.ts';
import { RefusalNotice } from '../../../shared/refusals/RefusalNotice.tsx';

interface ChoosingErrorsProps {
  readonly errors: FieldTexts;
  /** The inputs of the form with what they are called; each has its name as its id. */
  readonly fields: ReadonlyArray<{ readonly name: string; readonly label: string }>;
}

/** What a form was refused for, on top of it. */
export function ChoosingErrors({ errors, fields }: ChoosingErrorsProps) {
  const t = useTranslator();
  const count = Object.keys(errors).length;
  const { '': general } = errors;
  if (count === 0) return null;
  if (count === 1 && general !== undefined) return <RefusalNotice refusal={{ text: general }} />;
  return (
    <FieldErrorSummary
      title={t('choosing.errorTitle', { count })}
      errors={errors}
      fields={fields.map((field) => ({ ...field, id: field.name }))}
      entry={(label, message) => t('choosing.errorAt', { label, message })}
    />
  );
}
