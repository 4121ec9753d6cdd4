import type { Probes, Result, ViewQuery } from '../../content/index.ts';
import { Inspector } from './Inspector.tsx';
import { NoResults } from './NoResults.tsx';
import { ResultCard } from './ResultCard.tsx';
import { WholeDocument } from './WholeDocument.tsx';
import styles from './viewer.module.css';

interface ViewerProps {
  readonly query: ViewQuery;
  readonly results: readonly Result[];
  /** Of all pages. */
  readonly total: number;
  /** Undefined until the check is done. */
  readonly probes: Probes | undefined;
}

/** The results, each with its facts and rendered as its block, or why there are none (spec 3 §2). */
export function Viewer({ query, results, total, probes }: ViewerProps) {
  if (results.length === 0) return <NoResults query={query} total={total} />;
  return (
    <Inspector results={results}>
      {query.document === undefined ? (
        <ol className={styles['list']}>
          {results.map((result) => (
            <li key={result.id}>
              <ResultCard result={result} query={query} probed={probes && (probes[result.id] ?? [])} />
            </li>
          ))}
        </ol>
      ) : (
        <WholeDocument results={results} query={query} probes={probes} />
      )}
    </Inspector>
  );
}
