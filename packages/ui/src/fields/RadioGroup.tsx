import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { FieldError, FieldHint, useControlProps, type FieldTexts } from './Field.tsx';
import styles from './field.module.css';

export interface RadioOption {
  readonly value: string;
  readonly label: ReactNode;
  readonly description?: ReactNode | undefined;
  /** At the end of a card: a price, a payment logo. */
  readonly aside?: ReactNode | undefined;
  readonly disabled?: boolean | undefined;
}

export interface RadioGroupProps extends Pick<FieldTexts, 'hint' | 'error'> {
  readonly legend: ReactNode;
  readonly legendHidden?: boolean | undefined;
  readonly name: string;
  readonly options: readonly RadioOption[];
  /** `card` for choices with a price or a sentence, such as delivery options. */
  readonly variant?: 'list' | 'card' | undefined;
  readonly id?: string | undefined;
  readonly defaultValue?: string | undefined;
  readonly value?: string | undefined;
  readonly onValueChange?: ((value: string) => void) | undefined;
  readonly required?: boolean | undefined;
  readonly className?: string | undefined;
}

/** A radio group. An error summary links to the first option. */
export function RadioGroup(props: RadioGroupProps) {
  const { legend, legendHidden, hint, error, options, variant = 'list', className } = props;
  const control = useControlProps(props.id, { hint, error });
  return (
    <fieldset
      className={classNames(styles['field'], className)}
      aria-describedby={control['aria-describedby']}
    >
      <legend className={legendHidden ? 'visually-hidden' : styles['legend']}>{legend}</legend>
      <FieldHint controlId={control.id}>{hint}</FieldHint>
      <div className={styles['options']} data-variant={variant}>
        {options.map((option, index) => (
          <Option
            key={option.value}
            {...{ option, variant }}
            id={index === 0 ? control.id : undefined}
            name={props.name}
            invalid={control['aria-invalid']}
            required={props.required}
            onValueChange={props.onValueChange}
            checked={props.value === undefined ? undefined : props.value === option.value}
            defaultChecked={props.value === undefined ? props.defaultValue === option.value : undefined}
          />
        ))}
      </div>
      <FieldError controlId={control.id}>{error}</FieldError>
    </fieldset>
  );
}

function Option({
  option,
  variant,
  invalid,
  onValueChange,
  ...input
}: {
  readonly option: RadioOption;
  readonly variant: 'list' | 'card';
  readonly invalid: true | undefined;
  readonly onValueChange: ((value: string) => void) | undefined;
  readonly id: string | undefined;
  readonly name: string;
  readonly required: boolean | undefined;
  readonly checked: boolean | undefined;
  readonly defaultChecked: boolean | undefined;
}) {
  return (
    <label className={classNames(styles['choice'], variant === 'card' && styles['card'])}>
      <input
        {...input}
        type="radio"
        className={styles['mark']}
        value={option.value}
        disabled={option.disabled}
        data-invalid={invalid}
        onChange={() => onValueChange?.(option.value)}
      />
      <span>
        <span className={styles['title']}>{option.label}</span>
        {option.description !== undefined && (
          <span className={styles['description']}>{option.description}</span>
        )}
      </span>
      {option.aside !== undefined && <span className={styles['aside']}>{option.aside}</span>}
    </label>
  );
}
