import type { ReactNode } from 'react';
import { FieldErrorSummary, type FieldErrorSummaryProps } from './FieldErrorSummary.tsx';
import { ErrorNotice } from './ErrorNotice.tsx';

interface FormErrorsProps extends Omit<FieldErrorSummaryProps, 'title'> {
  readonly title: (count: number) => ReactNode;
}

/** What a form was rejected for, on top of it: one sentence where no input is concerned, else each with its link. */
export function FormErrors({ title, errors, ...rest }: FormErrorsProps) {
  const count = Object.keys(errors).length;
  const { '': general } = errors;
  if (count === 0) return null;
  if (count === 1 && general !== undefined) return <ErrorNotice formError={{ text: general }} />;
  return <FieldErrorSummary title={title(count)} errors={errors} {...rest} />;
}
