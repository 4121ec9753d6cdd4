import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './rating.module.css';

const STARS = 5;
const SIDE = 20;
const STAR = 'm10 1.8 2.45 5.3 5.8.66-4.3 3.94 1.17 5.72L10 14.53l-5.12 2.89 1.17-5.72-4.3-3.94 5.8-.66Z';

const row = (className: string | undefined) => (
  <g fill="currentColor" className={className}>
    {Array.from({ length: STARS }, (_, index) => (
      <path key={index} d={STAR} transform={`translate(${index * SIDE})`} />
    ))}
  </g>
);

export interface RatingProps {
  /** 0 to 5; anything outside is brought in. */
  readonly value: number;
  /** The text alternative: "4.3 of 5 stars". */
  readonly label: string;
  /** How many reviews, in words or brackets. */
  readonly count?: ReactNode | undefined;
  readonly size?: 'sm' | 'md' | undefined;
  readonly className?: string | undefined;
}

/** Stars filled to a fraction; the number is told in words to who cannot see them. */
export function Rating({ value, label, count, size = 'sm', className }: RatingProps) {
  const filled = (Math.min(STARS, Math.max(0, value)) / STARS) * (STARS * SIDE);
  const height = size === 'sm' ? 14 : 18;
  return (
    <span className={classNames(styles['rating'], className)}>
      <span className="visually-hidden">{label}</span>
      <svg
        aria-hidden="true"
        focusable="false"
        viewBox={`0 0 ${STARS * SIDE} ${SIDE}`}
        width={height * STARS}
        height={height}
      >
        {row(styles['empty'])}
        {/* A nested svg cuts off at its width: no ids, so that a page may show many. */}
        <svg width={filled} height={SIDE}>
          {row(styles['full'])}
        </svg>
      </svg>
      {count !== undefined && <span className={styles['count']}>{count}</span>}
    </span>
  );
}
