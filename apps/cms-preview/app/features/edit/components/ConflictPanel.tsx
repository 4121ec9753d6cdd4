import { Button, Notice } from '@haberdash/ui';
import type { EditView } from '../server/edit-document.server.ts';
import styles from './edit.module.css';

/** Both editors' texts, place by place, with a choice for each. */
export function ConflictPanel({ conflict }: { readonly conflict: NonNullable<EditView['conflict']> }) {
  const { by, at, version, places } = conflict;
  return (
    <section className={styles['conflict']} aria-labelledby="conflict">
      <Notice
        tone="warning"
        title={
          <span id="conflict">
            {by} has saved version {version}
          </span>
        }
      >
        At {at}, after you opened this document. Nothing is lost: choose what is kept in each place, and save.
      </Notice>
      {places.map(({ pointer, mine, theirs, kept }) => (
        <fieldset key={pointer} className={styles['place']}>
          <legend>
            <code>{pointer || 'the whole document'}</code>
          </legend>
          <label>
            <input type="radio" name={`keep:${pointer}`} value="mine" defaultChecked={kept === 'mine'} />
            Mine
            <span>{mine || '(nothing)'}</span>
          </label>
          <label>
            <input type="radio" name={`keep:${pointer}`} value="theirs" defaultChecked={kept === 'theirs'} />
            {by}
            <span>{theirs || '(nothing)'}</span>
          </label>
        </fieldset>
      ))}
      <Button type="submit" name="intent" value="merge">
        Save what is chosen
      </Button>
    </section>
  );
}
