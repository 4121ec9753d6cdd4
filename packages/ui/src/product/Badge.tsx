import type { ReactNode } from 'react';
import styles from './badge.module.css';

export interface BadgeProps {
  readonly tone?: 'neutral' | 'accent' | 'sale' | 'success' | 'muted' | undefined;
  readonly children: ReactNode;
}

/** A short label on a product or an order: new, last pairs, shipped. */
export function Badge({ tone = 'neutral', children }: BadgeProps) {
  return (
    <span className={styles['badge']} data-tone={tone}>
      {children}
    </span>
  );
}
