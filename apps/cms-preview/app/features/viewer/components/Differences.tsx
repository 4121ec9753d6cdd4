import type { Difference } from '../../content/index.ts';
import styles from './viewer.module.css';

export function Differences({ differences }: { readonly differences: readonly Difference[] }) {
  if (differences.length === 0) return <p className={styles['why']}>The same as what is live.</p>;
  return (
    <details className={styles['differences']} open={differences.length <= 6}>
      <summary>
        {differences.length} {differences.length === 1 ? 'difference' : 'differences'} to what is live
      </summary>
      <dl>
        {differences.map(({ path, live, draft }) => (
          <div key={path}>
            <dt>
              <code>{path}</code>
            </dt>
            {live !== undefined && (
              <dd>
                <del>{live.slice(0, 300)}</del>
              </dd>
            )}
            {draft !== undefined && (
              <dd>
                <ins>{draft.slice(0, 300)}</ins>
              </dd>
            )}
          </div>
        ))}
      </dl>
    </details>
  );
}
