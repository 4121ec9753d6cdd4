import { classNames } from '../class-names.ts';
import type { BoxProps } from './box.ts';
import styles from './layout.module.css';

export interface ContainerProps extends BoxProps {
  /** Widest line of content: 30, 40, 72, 90 (default), 120 rem or none. */
  readonly width?: 'narrow' | 'text' | 'content' | 'page' | 'wide' | 'full' | undefined;
}

/** Centres content and keeps the gutter of the page at every width. */
export function Container({ as: Tag = 'div', width = 'page', className, ...rest }: ContainerProps) {
  return <Tag {...rest} data-width={width} className={classNames(styles['container'], className)} />;
}
