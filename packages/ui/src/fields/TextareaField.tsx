import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { Field, useControlProps, type FieldTexts } from './Field.tsx';
import styles from './field.module.css';

export interface TextareaFieldProps extends Omit<ComponentProps<'textarea'>, 'style'>, FieldTexts {
  readonly name: string;
}

/** A multi-line field that grows with its text where the browser supports it. */
export function TextareaField({
  label,
  hint,
  error,
  optionalText,
  id,
  className,
  ...rest
}: TextareaFieldProps) {
  const control = useControlProps(id, { hint, error }, rest['aria-describedby']);
  return (
    <Field {...{ control, label, hint, error, optionalText, className }}>
      <textarea {...rest} {...control} className={classNames(styles['control'], styles['textarea'])} />
    </Field>
  );
}
