import { ButtonLink, Notice } from '@haberdash/ui';
import { useLocation } from 'react-router';
import type { Problem } from '../../content/index.server.ts';
import styles from './viewer.module.css';

interface ProblemNoticeProps {
  readonly problem: Problem;
  /** ISO; when what is still shown was read. Undefined where there is nothing to show. */
  readonly shownOf?: string | undefined;
}

/**
 * Why there is nothing to see, or nothing new, what cures it, and a way to try again with the same address. Over what is
 * still shown it floats: nothing moves under whoever works there.
 */
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
