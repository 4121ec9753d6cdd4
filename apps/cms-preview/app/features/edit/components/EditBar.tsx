import { Badge, Button, TextField } from '@haberdash/ui';
import type { EditView } from '../server/edit-document.server.ts';
import styles from './edit.module.css';

interface EditBarProps {
  readonly view: Pick<EditView, 'state' | 'version' | 'isChanged'>;
  readonly name: string;
  readonly locale: string;
  readonly isBusy: boolean;
}

const STATES = { new: 'New', live: 'Live', scheduled: 'Scheduled', draft: 'Draft' } as const;

/** What is written, whether it is saved, and the actions that write it. */
export function EditBar({ view: { state, version, isChanged }, name, locale, isBusy }: EditBarProps) {
  return (
    <section className={styles['bar']} aria-label="Document">
      <p className={styles['name']}>
        <strong>{name}</strong> <small>{locale}</small> <Badge>{STATES[state]}</Badge>{' '}
        <small>{version === 0 ? 'never edited' : `version ${version}`}</small>{' '}
        <output>{isChanged ? 'Changes not saved' : ''}</output>
      </p>
      <Button type="submit" name="intent" value="save" pending={isBusy} pendingLabel="Saving" size="sm">
        Save draft
      </Button>
      <details className={styles['publish']}>
        <summary>Publish …</summary>
        <div>
          <TextField
            label="When"
            name="publishAt"
            type="datetime-local"
            hint="In UTC; empty publishes now."
          />
          <Button type="submit" name="intent" value="publish" pending={isBusy} size="sm">
            Publish
          </Button>
        </div>
      </details>
      <a href={`/?${new URLSearchParams({ locale, document: name })}`}>Whole page</a>
      <a href="#outline" className={styles['toOutline']}>
        Blocks and versions
      </a>
    </section>
  );
}
