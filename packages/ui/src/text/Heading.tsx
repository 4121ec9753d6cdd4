import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './text.module.css';

export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

const SIZE_OF_LEVEL = { 1: '3xl', 2: '2xl', 3: 'xl', 4: 'lg', 5: 'md', 6: 'md' } as const;

export interface HeadingProps extends Omit<ComponentProps<'h2'>, 'style'> {
  readonly level: HeadingLevel;
  /** The visual size, independent of the level; `4xl` and `5xl` are display sizes. */
  readonly size?: 'md' | 'lg' | 'xl' | '2xl' | '3xl' | '4xl' | '5xl' | undefined;
}

/** A heading: `level` for the outline, `size` for the design. */
export function Heading({ level, size = SIZE_OF_LEVEL[level], className, ...rest }: HeadingProps) {
  const Tag = `h${level}` as const;
  return <Tag {...rest} data-size={size} className={classNames(styles['heading'], className)} />;
}
