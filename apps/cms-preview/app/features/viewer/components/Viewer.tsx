import { Notice } from '@haberdash/ui';
import type { ViewQuery } from '../../content/model/query.ts';
import type { Result } from '../../content/model/results.ts';
import type { Probes } from '../../content/routes/probes.ts';
import { Inspector } from './Inspector.tsx';
import { ResultCard } from './ResultCard.tsx';
import { WholeDocument } from './WholeDocument.tsx';
import styles from './viewer.module.css';

interface ViewerProps {
  readonly query: ViewQuery;
  readonly results: readonly Result[];
  /** What somebody had to ask for; none before it is known. */
  readonly probes: Probes | undefined;
}

/** The results, each with its facts and rendered as its block, or 'No results.' (spec 3 §2). */
export function Viewer({ query, results, probes }: ViewerProps) {
  if (results.length === 0) return <Notice className={styles['none']}>No results.</Notice>;
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
