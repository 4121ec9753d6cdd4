import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './badge.module.css';

export interface BadgeProps {
  readonly tone?: 'neutral' | 'accent' | 'sale' | 'success' | 'muted' | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A word or two about a product or an order: new, last pairs, shipped. */
export function Badge({ tone = 'neutral', className, children }: BadgeProps) {
  return (
    <span className={classNames(styles['badge'], className)} data-tone={tone}>
      {children}
    </span>
  );
}
