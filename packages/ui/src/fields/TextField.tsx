import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Field, useControlProps, type FieldTexts } from './Field.tsx';
import styles from './field.module.css';

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'style'>, FieldTexts {
  readonly name: string;
  /** Inside the control at its end: a show-password button, a unit. */
  readonly end?: ReactNode | undefined;
}

/** A one-line field; set `id` for a FormErrorSummary and `autoComplete` for personal data. */
export function TextField({ label, hint, error, optionalText, end, id, className, ...rest }: TextFieldProps) {
  const control = useControlProps(id, { hint, error }, rest['aria-describedby']);
  return (
    <Field {...{ control, label, hint, error, optionalText, className }}>
      <span className={styles['wrap']}>
        <input
          {...rest}
          {...control}
          className={classNames(styles['control'], end !== undefined && styles['withEnd'])}
        />
        {end !== undefined && <span className={styles['end']}>{end}</span>}
      </span>
    </Field>
  );
}
