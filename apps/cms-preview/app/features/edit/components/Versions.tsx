import { Button } from '@haberdash/ui';
import type { EditView } from '../server/edit-document.server.ts';
import styles from './edit.module.css';

const WORDS = {
  draft: 'Draft',
  publish: 'Published',
  restore: 'Brought back',
  original: 'Before the first edit',
} as const;

const timeOf = (iso: string): string => `${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC`;

/** Every version with its editor and time, and a way back to each. */
export function Versions({ view }: { readonly view: Pick<EditView, 'versions' | 'version'> }) {
  const { versions, version: newest } = view;
  return (
    <details className={styles['versions']}>
      <summary>Versions ({versions.length})</summary>
      {versions.length === 0 && <p className={styles['none']}>Saved versions will be listed here.</p>}
      <ol>
        {versions.map(({ version, action, savedBy, savedAt, publishFrom }) => (
          <li key={version}>
            <p>
              <strong>
                {version} · {WORDS[action]}
              </strong>
              <br />
              <small>
                {savedBy ?? 'The shop'}, {timeOf(savedAt)}
                {publishFrom !== undefined && action !== 'original' && ` · from ${timeOf(publishFrom)}`}
              </small>
            </p>
            {version !== newest && (
              <span className={styles['buttons']}>
                <Button type="submit" name="intent" value={`restore:${version}`} variant="quiet" size="sm">
                  Open as draft<span className="visually-hidden">: version {version}</span>
                </Button>
                <Button type="submit" name="intent" value={`undo:${version}`} variant="quiet" size="sm">
                  Undo to this<span className="visually-hidden">: version {version}, published now</span>
                </Button>
              </span>
            )}
          </li>
        ))}
      </ol>
    </details>
  );
}
