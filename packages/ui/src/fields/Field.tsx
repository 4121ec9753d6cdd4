import { useId, type ReactNode } from 'react';
import { AlertIcon } from '../icons/AlertIcon.tsx';
import styles from './field.module.css';

/** The texts around a control, all from the caller's messages. */
export interface FieldTexts {
  readonly label: ReactNode;
  readonly hint?: ReactNode | undefined;
  /** Makes the control invalid. */
  readonly error?: ReactNode | undefined;
  /** Beside the label of an optional field ("Optional"). */
  readonly optionalText?: ReactNode | undefined;
}

/** The attributes that tie a control to its label, hint and error. */
export interface ControlProps {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

/** Ids and ARIA of a control: the hint is read before the error. */
export function useControlProps(
  id: string | undefined,
  { hint, error }: Pick<FieldTexts, 'hint' | 'error'>,
  describedBy?: string,
): ControlProps {
  const ownId = useId();
  const controlId = id ?? ownId;
  const ids = [describedBy, hint && `${controlId}-hint`, error && `${controlId}-error`].filter(Boolean);
  return {
    id: controlId,
    'aria-describedby': ids.length > 0 ? ids.join(' ') : undefined,
    'aria-invalid': error ? true : undefined,
  };
}

export function FieldHint({
  controlId,
  children,
}: {
  readonly controlId: string;
  readonly children: ReactNode;
}) {
  if (!children) return null;
  return (
    <p id={`${controlId}-hint`} className={styles['hint']}>
      {children}
    </p>
  );
}

/** The error of a control: an icon and text, never colour alone. */
export function FieldError({
  controlId,
  children,
}: {
  readonly controlId: string;
  readonly children: ReactNode;
}) {
  if (!children) return null;
  return (
    <p id={`${controlId}-error`} className={styles['error']}>
      <AlertIcon size="sm" />
      <span>{children}</span>
    </p>
  );
}

/** Label, control, error and hint of text, select and textarea fields; adjacent fields align. */
export function Field({
  control,
  label,
  hint,
  error,
  optionalText,
  className,
  children,
}: FieldTexts & {
  readonly control: ControlProps;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}) {
  return (
    <div className={className ? `${styles['field']} ${className}` : styles['field']}>
      <label className={styles['label']} htmlFor={control.id}>
        {label}
        {optionalText && <span className={styles['optional']}>{optionalText}</span>}
      </label>
      {children}
      <FieldError controlId={control.id}>{error}</FieldError>
      <FieldHint controlId={control.id}>{hint}</FieldHint>
    </div>
  );
}
