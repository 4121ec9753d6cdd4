import { useId, type ReactNode } from 'react';
import { FieldError } from '../fields/Field.tsx';
import styles from './picker.module.css';

export interface SizeOption {
  readonly value: string;
  readonly label: string;
  /** Announced and struck through; still selectable, for back-in-stock notifications, unless `disabled`. */
  readonly soldOut?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  /** A short text below the size: "2 left". */
  readonly note?: string | undefined;
}

export interface SizePickerProps {
  readonly legend: ReactNode;
  readonly name: string;
  readonly options: readonly SizeOption[];
  readonly soldOutText: string;
  /** Beside the legend: the link to the size guide. */
  readonly help?: ReactNode | undefined;
  readonly error?: ReactNode | undefined;
  readonly defaultValue?: string | undefined;
  readonly value?: string | undefined;
  readonly onValueChange?: ((value: string) => void) | undefined;
  readonly required?: boolean | undefined;
  /** Wider cells, for labels such as "UK 8 / EU 42". */
  readonly wide?: boolean | undefined;
  /** The id of the first size, for an error summary. */
  readonly id?: string | undefined;
}

/** The sizes of a product as a radio group with large targets. */
export function SizePicker(props: SizePickerProps) {
  const { legend, name, options, soldOutText, help, error, value, defaultValue, onValueChange, required } =
    props;
  const ownId = useId();
  const id = props.id ?? ownId;
  return (
    <fieldset className={styles['group']} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="visually-hidden">{legend}</legend>
      <div className={styles['legend']}>
        <span aria-hidden="true">{legend}</span>
        {help}
      </div>
      <div className={styles['sizes']} data-wide={props.wide || undefined}>
        {options.map((option, index) => (
          <label key={option.value} className={styles['size']} data-sold-out={option.soldOut || undefined}>
            <input
              type="radio"
              id={index === 0 ? id : undefined}
              name={name}
              value={option.value}
              required={required}
              disabled={option.disabled}
              className={styles['input']}
              onChange={() => onValueChange?.(option.value)}
              {...(value === undefined
                ? { defaultChecked: defaultValue === option.value }
                : { checked: value === option.value })}
            />
            {option.soldOut && (
              <svg className={styles['line']} viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
                <path d="M0 1 1 0" vectorEffect="non-scaling-stroke" />
              </svg>
            )}
            <span>
              {option.label}
              {option.soldOut && <span className="visually-hidden"> {soldOutText}</span>}
            </span>
            {option.note !== undefined && <span className={styles['note']}>{option.note}</span>}
          </label>
        ))}
      </div>
      {error && (
        <div className={styles['message']}>
          <FieldError controlId={id}>{error}</FieldError>
        </div>
      )}
    </fieldset>
  );
}
