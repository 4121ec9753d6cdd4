import { useEffect, useId, useRef, type MouseEvent, type ReactNode } from 'react';
import styles from './field.module.css';

export interface FormErrorSummaryProps {
  /** "There are 2 things to put right", counted by the caller. */
  readonly title: ReactNode;
  /** `fieldId` is the id of the control; without one the error concerns the whole form. */
  readonly errors: ReadonlyArray<{ readonly fieldId?: string | undefined; readonly message: ReactNode }>;
  /** Takes the focus when it appears (default), so that screen readers read it. */
  readonly takeFocus?: boolean | undefined;
}

const focusField = (event: MouseEvent<HTMLAnchorElement>, fieldId: string) => {
  const field = document.getElementById(fieldId);
  if (field === null) return;
  event.preventDefault();
  field.focus();
  field.scrollIntoView({ block: 'center' });
};

/** The errors of a form, each linked to its field; nothing without errors. */
export function FormErrorSummary({ title, errors, takeFocus = true }: FormErrorSummaryProps) {
  const ref = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const count = errors.length;
  useEffect(() => {
    if (takeFocus && count > 0) ref.current?.focus();
  }, [takeFocus, count]);
  if (count === 0) return null;
  return (
    <div ref={ref} role="alert" aria-labelledby={titleId} tabIndex={-1} className={styles['summary']}>
      <h2 id={titleId} className={styles['summaryTitle']}>
        {title}
      </h2>
      <ul>
        {errors.map(({ fieldId, message }, index) => (
          <li key={fieldId ?? index}>
            {fieldId === undefined ? (
              message
            ) : (
              <a href={`#${fieldId}`} onClick={(event) => focusField(event, fieldId)}>
                {message}
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
