import { classNames } from '../class-names.ts';
import type { BoxProps, Gap } from './box.ts';
import styles from './layout.module.css';

export interface StackProps extends BoxProps {
  readonly gap?: Gap | undefined;
  readonly align?: 'start' | 'center' | undefined;
}

/** Lays out children vertically with one gap. */
export function Stack({ as: Tag = 'div', gap, align, className, ...rest }: StackProps) {
  return (
    <Tag {...rest} data-gap={gap} data-align={align} className={classNames(styles['stack'], className)} />
  );
}

export interface ClusterProps extends BoxProps {
  readonly gap?: Gap | undefined;
  readonly align?: 'start' | 'baseline' | 'end' | undefined;
  readonly justify?: 'between' | 'center' | 'end' | undefined;
  /** `no` for a single line, for content that fits at 320 px. */
  readonly wrap?: 'no' | undefined;
}

/** Lays out children horizontally and wraps them. */
export function Cluster({ as: Tag = 'div', gap, align, justify, wrap, className, ...rest }: ClusterProps) {
  return (
    <Tag
      {...rest}
      data-gap={gap}
      data-align={align}
      data-justify={justify}
      data-wrap={wrap}
      className={classNames(styles['cluster'], className)}
    />
  );
}
