import { classNames } from '../class-names.ts';
import type { BoxProps } from './box.ts';
import styles from './layout.module.css';

export interface ContainerProps extends BoxProps {
  /** Maximum content width: 30, 40, 72, 90 (default), 120 rem or none. */
  readonly width?: 'narrow' | 'text' | 'content' | 'page' | 'wide' | 'full' | undefined;
}

/** Centres content and keeps the page's gutter. */
export function Container({ as: Tag = 'div', width = 'page', className, ...rest }: ContainerProps) {
  return <Tag {...rest} data-width={width} className={classNames(styles['container'], className)} />;
}
