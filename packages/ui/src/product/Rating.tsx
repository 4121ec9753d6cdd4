import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './rating.module.css';

const STARS = 5;
const SIDE = 20;

export interface RatingProps {
  /** 0 to 5, clamped. */
  readonly value: number;
  /** The text alternative: "4.3 of 5 stars". */
  readonly label: string;
  /** The number of reviews, formatted. */
  readonly count?: ReactNode | undefined;
  readonly size?: 'sm' | 'md' | undefined;
  readonly className?: string | undefined;
}

/** Stars filled to a fraction; screen readers get the label. */
export function Rating({ value, label, count, size = 'sm', className }: RatingProps) {
  const filled = (Math.min(STARS, Math.max(0, value)) / STARS) * (STARS * SIDE);
  const height = size === 'sm' ? 14 : 18;
  return (
    <span className={classNames(styles['rating'], className)}>
      <span className="visually-hidden">{label}</span>
      {/* The stylesheet masks stars out of two bars, which keeps pages with many ratings small. */}
      <svg
        className={styles['stars']}
        aria-hidden="true"
        focusable="false"
        viewBox={`0 0 ${STARS * SIDE} ${SIDE}`}
        width={height * STARS}
        height={height}
      >
        <rect className={styles['empty']} width={STARS * SIDE} height={SIDE} />
        <rect className={styles['full']} width={filled} height={SIDE} />
      </svg>
      {count !== undefined && <span className={styles['count']}>{count}</span>}
    </span>
  );
}
