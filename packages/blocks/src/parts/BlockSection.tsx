import { classNames } from '@haberdash/ui';
import type { ReactNode } from 'react';
import type { Breakpoint, Surface } from '../model/index.ts';
import { hiddenOn } from './hidden-on.ts';
import styles from './parts.module.css';

export interface BlockSectionProps {
  readonly surface?: Surface | undefined;
  readonly hideOn?: readonly Breakpoint[] | undefined;
  /** Without the space above and below that parts plain blocks. */
  readonly flush?: boolean | undefined;
  /** Id of the heading that names the section. */
  readonly labelledBy?: string | undefined;
  /** Place that an anchor of the same page leads to: the id of the block. */
  readonly anchor?: string | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** The band that a block stands on: its ground, the space around it, and where it is hidden. */
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
