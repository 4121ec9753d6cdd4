import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { FieldError, useControlProps, type FieldTexts } from './Field.tsx';
import styles from './field.module.css';

export interface CheckboxProps
  extends Omit<ComponentProps<'input'>, 'style' | 'type'>, Pick<FieldTexts, 'label' | 'hint' | 'error'> {
  readonly name: string;
}

/** A checkbox; the whole line is its target. */
export function Checkbox({ label, hint, error, id, className, ...rest }: CheckboxProps) {
  const control = useControlProps(id, { hint, error }, rest['aria-describedby']);
  return (
    <div className={classNames(styles['field'], className)}>
      <label className={styles['choice']}>
        <input {...rest} {...control} type="checkbox" className={styles['mark']} />
        <span>{label}</span>
      </label>
      {hint && (
        <p id={`${control.id}-hint`} className={styles['hint']}>
          {hint}
        </p>
      )}
      <FieldError controlId={control.id}>{error}</FieldError>
    </div>
  );
}
