import { ButtonLink, Notice } from '@haberdash/ui';
import { useLocation } from 'react-router';
import type { Problem } from '../../content/index.server.ts';
import styles from './viewer.module.css';

interface ProblemNoticeProps {
  readonly problem: Problem;
  /** ISO; when the stale view was read. Undefined without one. */
  readonly shownOf?: string | undefined;
}

/** The problem, its fix and a retry link. Floats above a stale view, without layout shift. */
export function ProblemNotice({ problem: { title, cure }, shownOf }: ProblemNoticeProps) {
  const { pathname, search } = useLocation();
  return (
    <div className={styles['problem']} data-floats={shownOf !== undefined || undefined}>
      <Notice tone="error" title={title} announce={shownOf === undefined ? undefined : 'polite'}>
        {cure}
        {shownOf !== undefined && ` You see what was read at ${shownOf.slice(11, 16)} UTC until then.`}
      </Notice>
      <ButtonLink href={pathname + search}>Try again</ButtonLink>
    </div>
  );
}
