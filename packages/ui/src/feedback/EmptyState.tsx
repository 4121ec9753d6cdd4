import type { ReactNode } from 'react';
import { Heading, type HeadingLevel } from '../text/Heading.tsx';
import styles from './feedback.module.css';

export interface EmptyStateProps {
  readonly icon?: ReactNode | undefined;
  readonly title: ReactNode;
  readonly level?: HeadingLevel | undefined;
  readonly children?: ReactNode | undefined;
  readonly actions?: ReactNode | undefined;
}

export function EmptyState({ icon, title, level = 2, children, actions }: EmptyStateProps) {
  return (
    <div className={styles['empty']}>
      {icon}
      <Heading level={level} size="xl">
        {title}
      </Heading>
      {children !== undefined && <div className={styles['emptyText']}>{children}</div>}
      {actions !== undefined && <div className={styles['emptyActions']}>{actions}</div>}
    </div>
  );
}
