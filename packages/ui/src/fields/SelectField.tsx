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

/** Options under a group label. */
export interface SelectGroup {
  readonly label: string;
  readonly options: readonly SelectOption[];
}

export interface SelectFieldProps
  extends Omit<ComponentProps<'select'>, 'style' | 'children' | 'multiple'>, FieldTexts {
  readonly name: string;
  readonly options: readonly SelectOption[];
  /** After the ungrouped options. */
  readonly groups?: readonly SelectGroup[] | undefined;
  /** The first, empty option ("Choose a country"). */
  readonly placeholder?: string | undefined;
}

const toOption = (option: SelectOption) => (
  <option key={option.value} value={option.value} disabled={option.disabled}>
    {option.label}
  </option>
);

/** The browser's own select. */
export function SelectField({
  label,
  hint,
  error,
  optionalText,
  options,
  groups = [],
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
          {options.map(toOption)}
          {groups.map((group) => (
            <optgroup key={group.label} label={group.label}>
              {group.options.map(toOption)}
            </optgroup>
          ))}
        </select>
        <ChevronDownIcon size="sm" className={styles['chevron']} />
      </span>
    </Field>
  );
}
