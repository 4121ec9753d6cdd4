import { classNames } from '../class-names.ts';
import styles from './button.module.css';

/** The looks of a button; a page has one `primary` for its main action. */
export interface ButtonLook {
  readonly variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined;
  /** 36, 44 (default) or 52 px high; purchase buttons use `md` or `lg`. */
  readonly size?: 'sm' | 'md' | 'lg' | undefined;
  readonly fullWidth?: boolean | undefined;
}

/** The class names of a button, for elements that neither Button nor ButtonLink can render. */
export const buttonClassName = ({
  variant = 'primary',
  size = 'md',
  fullWidth = false,
}: ButtonLook): string =>
  classNames(styles['button'], styles[variant], styles[size], fullWidth && styles['full']);
