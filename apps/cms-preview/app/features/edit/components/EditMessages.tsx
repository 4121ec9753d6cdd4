import { Notice } from '@haberdash/ui';
import type { Problem } from '../../content/index.ts';
import type { EditView } from '../server/edit-document.server.ts';
import { ConflictPanel } from './ConflictPanel.tsx';
import styles from './edit.module.css';

interface EditMessagesProps {
  readonly view: Pick<EditView, 'outcome' | 'conflict' | 'problems'>;
  readonly problem: Problem | undefined;
  readonly others: readonly string[];
}

const TONES = {
  saved: 'success',
  published: 'success',
  scheduled: 'success',
  restored: 'success',
  failed: 'error',
} as const;

/** Who else is here, what became of the last action, and what has to be corrected. */
export function EditMessages({ view: { outcome, conflict, problems }, problem, others }: EditMessagesProps) {
  return (
    <section className={styles['messages']} aria-label="Messages">
      {others.length > 0 && (
        <Notice tone="warning" announce="polite">
          {others.join(', ')} {others.length === 1 ? 'has' : 'have'} this document open, too.
        </Notice>
      )}
      {outcome !== undefined && (
        <Notice tone={TONES[outcome.kind]} announce={outcome.kind === 'failed' ? 'assertive' : 'polite'}>
          {outcome.sentence}
        </Notice>
      )}
      {problem !== undefined && (
        <Notice tone="error" title={problem.title} announce="assertive">
          {problem.cure}
        </Notice>
      )}
      {conflict !== undefined && <ConflictPanel key={conflict.version} conflict={conflict} />}
      {problems.length > 0 && (
        <Notice tone="error" title="To correct before it can be saved">
          <ul>
            {problems.map(({ pointer, reason, suggestion }) => (
              <li key={`${pointer} ${reason}`}>
                <code>{pointer || '/'}</code> {reason}. {suggestion}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </section>
  );
}
