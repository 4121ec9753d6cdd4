import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { ChevronDownIcon } from '../icons/ChevronDownIcon.tsx';
import { Field, useControlProps, type FieldTexts } from './Field.tsx';
import styles from './field.module.css';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean | undefined;
}

export interface SelectFieldProps
  extends Omit<ComponentProps<'select'>, 'style' | 'children' | 'multiple'>, FieldTexts {
  readonly name: string;
  readonly options: readonly SelectOption[];
  /** The first, empty choice ("Choose a country"). */
  readonly placeholder?: string | undefined;
}

/** The browser's own select: a wheel on phones, type-ahead on desktops. */
export function SelectField({
  label,
  hint,
  error,
  optionalText,
  options,
  placeholder,
  id,
  className,
  ...rest
}: SelectFieldProps) {
  const control = useControlProps(id, { hint, error }, rest['aria-describedby']);
  return (
    <Field {...{ control, label, hint, error, optionalText, className }}>
      <span className={styles['wrap']}>
        <select {...rest} {...control} className={classNames(styles['control'], styles['select'])}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDownIcon size="sm" className={styles['chevron']} />
      </span>
    </Field>
  );
}
