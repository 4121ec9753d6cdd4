import type { ComponentProps, MouseEvent } from 'react';
import { classNames } from '../class-names.ts';
import { buttonClassName, type ButtonLook } from './button-look.ts';
import styles from './button.module.css';

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'style'>, ButtonLook {
  /** Busy: keeps focus and size, shows a spinner and ignores clicks. */
  readonly pending?: boolean | undefined;
  /** Announced while pending, for example "Adding to bag". */
  readonly pendingLabel?: string | undefined;
}

/** A button for an action; use ButtonLink for navigation. `type` defaults to `button`. */
export function Button({
  variant,
  size,
  fullWidth,
  pending = false,
  pendingLabel,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const reject = (event: MouseEvent<HTMLButtonElement>) => {
    if (pending) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <>
      <button
        {...rest}
        type={type}
        onClick={reject}
        aria-disabled={pending || rest['aria-disabled']}
        className={classNames(
          buttonClassName({ variant, size, fullWidth }),
          pending && styles['pending'],
          className,
        )}
      >
        <span className={styles['content']}>{children}</span>
        {pending && <span className={styles['spinner']} aria-hidden="true" />}
      </button>
      {pendingLabel !== undefined && (
        <output className="visually-hidden">{pending ? pendingLabel : ''}</output>
      )}
    </>
  );
}
