import { classNames } from '../class-names.ts';
import styles from './feedback.module.css';

export interface SkeletonProps {
  readonly shape?: 'line' | 'short' | 'title' | 'picture' | 'square' | 'control' | 'circle' | undefined;
  readonly className?: string | undefined;
}

/** A placeholder while loading; silent, the region around it has `aria-busy`. */
export function Skeleton({ shape = 'line', className }: SkeletonProps) {
  return <span className={classNames(styles['skeleton'], className)} data-shape={shape} aria-hidden="true" />;
}
