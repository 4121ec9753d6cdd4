import type { MouseEvent } from 'react';
import type { ViewQuery } from '../../content/index.ts';
import { Stage } from '../../viewer/index.ts';
import type { EditView } from '../server/edit-document.server.ts';
import styles from './edit.module.css';

interface LiveBlockProps {
  readonly shown: EditView['shown'];
  readonly name: string;
  readonly place: string;
  readonly query: ViewQuery;
  readonly onPress: (event: MouseEvent) => void;
}

/** The block as readers will get it; a press opens the field that is pressed. */
export function LiveBlock({ shown, name, place, query, onPress }: LiveBlockProps) {
  return (
    <main id="main" className={styles['live']}>
      <h1 className="visually-hidden">Write {name}</h1>
      {shown === undefined ? (
        <p className={styles['none']}>Choose a block to see it here, or add one.</p>
      ) : (
        // A listener only: every field is reached by the keyboard in the form.
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
        <div onClickCapture={onPress}>
          <Stage id={`edit-${place}`} blocks={shown.blocks} query={query} />
        </div>
      )}
      {shown?.findings.map(({ path, text }) => (
        <p key={`${path} ${text}`} className={styles['finding']}>
          <code>{path}</code> {text}
        </p>
      ))}
    </main>
  );
}
