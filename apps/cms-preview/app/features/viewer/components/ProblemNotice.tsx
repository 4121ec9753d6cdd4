import { ButtonLink, Notice } from '@haberdash/ui';
import { useLocation } from 'react-router';
import type { Problem } from '../../content/server/problems.server.ts';
import styles from './viewer.module.css';

/** Why there is nothing to see, what cures it, and a way to try again with the same address. */
export function ProblemNotice({ problem: { title, cure } }: { readonly problem: Problem }) {
  const { pathname, search } = useLocation();
  return (
    <div className={styles['problem']}>
      <Notice tone="error" title={title}>
        {cure}
      </Notice>
      <ButtonLink href={pathname + search}>Try again</ButtonLink>
    </div>
  );
}
