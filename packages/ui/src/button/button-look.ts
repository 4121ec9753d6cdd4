import { classNames } from '../class-names.ts';
import styles from './button.module.css';

/** How a button looks; a page shows one `primary` for what it is there for. */
export interface ButtonLook {
  readonly variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined;
  /** 36, 44 (default) or 52 px high; buying takes `md` or `lg`. */
  readonly size?: 'sm' | 'md' | 'lg' | undefined;
  readonly fullWidth?: boolean | undefined;
}

/** The class names of a look, for the rare element that neither Button nor ButtonLink can draw. */
export const buttonClassName = ({
  variant = 'primary',
  size = 'md',
  fullWidth = false,
}: ButtonLook): string =>
  classNames(styles['button'], styles[variant], styles[size], fullWidth && styles['full']);
