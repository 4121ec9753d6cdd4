import { useState } from 'react';
import { leavesOf, type Raw } from '../../content/index.ts';
import styles from './viewer.module.css';

const MOST = 60;
const LONGEST = 160;

/** The fields of a block as a list, for keyboards. Rendered on demand: a view has up to fifty blocks. */
export function Fields({ raw }: { readonly raw: Raw }) {
  const [isOpen, setIsOpen] = useState(false);
  const leaves = isOpen ? leavesOf(raw) : [];
  return (
    <details className={styles['fields']} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>Fields</summary>
      <dl>
        {leaves.slice(0, MOST).map(({ path, value }) => (
          <div key={path}>
            <dt>
              <code>{path}</code>
            </dt>
            <dd>{String(value).slice(0, LONGEST)}</dd>
          </div>
        ))}
      </dl>
      {leaves.length > MOST && <p>And {leaves.length - MOST} more.</p>}
    </details>
  );
}
