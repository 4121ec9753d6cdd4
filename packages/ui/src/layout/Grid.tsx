import { classNames } from '../class-names.ts';
import type { BoxProps, Gap } from './box.ts';
import styles from './layout.module.css';

export interface GridProps extends BoxProps {
  /** Columns on phones (default 1). */
  readonly columns?: 1 | 2 | 3 | 4 | undefined;
  /** Columns from 768, 1280 and 1920 px; default: those of the smaller breakpoint. */
  readonly md?: 1 | 2 | 3 | 4 | 6 | undefined;
  readonly lg?: 1 | 2 | 3 | 4 | 5 | 6 | undefined;
  readonly xl?: 3 | 4 | 5 | 6 | undefined;
  readonly gap?: Gap | undefined;
}

/** Equal columns that change at breakpoints. */
export function Grid({ as: Tag = 'div', columns, md, lg, xl, gap, className, ...rest }: GridProps) {
  return (
    <Tag
      {...rest}
      data-base={columns}
      data-md={md}
      data-lg={lg}
      data-xl={xl}
      data-gap={gap}
      className={classNames(styles['grid'], className)}
    />
  );
}
