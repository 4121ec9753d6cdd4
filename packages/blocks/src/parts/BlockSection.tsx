import { classNames } from '@haberdash/ui';
import type { ReactNode } from 'react';
import type { Breakpoint, Surface } from '../model/index.ts';
import { hiddenOn } from './hidden-on.ts';
import styles from './parts.module.css';

export interface BlockSectionProps {
  readonly surface?: Surface | undefined;
  readonly hideOn?: readonly Breakpoint[] | undefined;
  /** Without the vertical space between plain blocks. */
  readonly flush?: boolean | undefined;
  readonly labelledBy?: string | undefined;
  readonly anchor?: string | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** The band of a block: background, spacing, and where it is hidden. */
export function BlockSection({
  surface,
  hideOn = [],
  flush,
  labelledBy,
  anchor,
  className,
  children,
}: BlockSectionProps) {
  const ground = surface === 'plain' ? undefined : surface;
  return (
    <section
      id={anchor}
      aria-labelledby={labelledBy}
      data-surface={ground}
      data-flush={flush || undefined}
      {...hiddenOn(hideOn)}
      className={classNames(styles['section'], className)}
    >
      {children}
    </section>
  );
}
