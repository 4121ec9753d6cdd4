import { useEffect, useId, useRef, type FocusEvent, type MouseEvent, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { MinusIcon } from '../icons/MinusIcon.tsx';
import { PlusIcon } from '../icons/PlusIcon.tsx';
import { FieldError } from './Field.tsx';
import styles from './field.module.css';

export interface QuantityFieldProps {
  /** Names what is counted: "Quantity of Fell Runner 2". */
  readonly label: string;
  readonly name: string;
  readonly value: number;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly decreaseLabel: string;
  readonly increaseLabel: string;
  /** The submit button of a typed number, without JavaScript only. */
  readonly updateLabel: string;
  /** The name of the − and + buttons (default `{name}Step`). */
  readonly stepName?: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly error?: ReactNode | undefined;
  readonly id?: string | undefined;
}

const reject = (event: MouseEvent) => event.preventDefault();

/**
 * A number that submits its form on change: − and + are submit buttons (`{name}Step` = -1 or 1, to add to
 * `{name}`), a typed number is submitted on blur. Works without JavaScript.
 */
export function QuantityField(props: QuantityFieldProps) {
  const { label, name, value, min = 1, max, disabled, error, stepName = `${name}Step` } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const update = useRef<HTMLButtonElement>(null);
  const number = useRef<HTMLInputElement>(null);
  const sendTyped = ({ currentTarget: input }: FocusEvent<HTMLInputElement>) => {
    if (input.value !== String(value) && input.checkValidity()) input.form?.requestSubmit(update.current);
  };
  // Follows the server's value without remounting, which would lose the focus.
  useEffect(() => {
    if (number.current !== null) number.current.value = String(value);
  }, [value]);
  const step = (by: -1 | 1, text: string, atEnd: boolean) => (
    <button
      type="submit"
      // Stays focusable at its limit, or the focus would be lost; pressed, it sends nothing.
      {...(atEnd ? { 'aria-disabled': true, onClick: reject } : { name: stepName, value: by })}
      aria-label={text}
      disabled={disabled}
      className={styles['step']}
      // Keeps the focus in the number, because blur would send a second request first.
      onPointerDown={(event) => event.preventDefault()}
    >
      {by < 0 ? <MinusIcon size="sm" /> : <PlusIcon size="sm" />}
    </button>
  );
  return (
    <div className={styles['field']}>
      <fieldset className={styles['quantity']} aria-label={label}>
        {/* First in the form's order, so that Enter in the number submits the number, not a step. */}
        <button ref={update} type="submit" tabIndex={-1} aria-hidden="true" className="visually-hidden">
          {props.updateLabel}
        </button>
        {step(-1, props.decreaseLabel, value <= min)}
        <input
          ref={number}
          id={id}
          type="number"
          inputMode="numeric"
          name={name}
          defaultValue={value}
          min={min}
          max={max}
          required
          disabled={disabled}
          aria-label={label}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          className={classNames(styles['control'], styles['number'])}
          onBlur={sendTyped}
        />
        {step(1, props.increaseLabel, max !== undefined && value >= max)}
        <button type="submit" data-without-script className={styles['update']} disabled={disabled}>
          {props.updateLabel}
        </button>
      </fieldset>
      <FieldError controlId={id}>{error}</FieldError>
    </div>
  );
}
