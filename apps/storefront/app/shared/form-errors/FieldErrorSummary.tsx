import { FormErrorSummary } from '@haberdash/ui';
import type { ReactNode } from 'react';
import type { FieldTexts } from './form-error.ts';

/** An input as an error summary names and links it. */
export interface SummaryField {
  readonly name: string;
  readonly id: string;
  readonly label: string;
}

export interface FieldErrorSummaryProps {
  readonly title: ReactNode;
  readonly errors: FieldTexts;
  /** The inputs in the order of the page; what is rejected beside them is below, without a link. */
  readonly fields: readonly SummaryField[];
  readonly entry: (label: string, message: string) => string;
}

/** Everything that was rejected, what concerns no input first, then in the order of the page; takes the focus. */
export function FieldErrorSummary({ title, errors, fields, entry }: FieldErrorSummaryProps) {
  const order = ['', ...fields.map(({ name }) => name)];
  const rank = (name: string): number => (order.includes(name) ? order.indexOf(name) : order.length);
  const entries = Object.entries(errors).toSorted(([one], [other]) => rank(one) - rank(other));
  return (
    <FormErrorSummary
      title={title}
      errors={entries.map(([name, message]) => {
        const field = fields.find((each) => each.name === name);
        return {
          fieldId: field?.id,
          message: field === undefined || field.label === '' ? message : entry(field.label, message),
        };
      })}
    />
  );
}
