import { Badge } from '@haberdash/ui';
import { pathOf, documentOf, type StageQuery } from '../../content/index.ts';
import { Stage } from '../../viewer/index.ts';
import type { ExperimentView } from '../server/read-experiments.server.ts';
import styles from './experiments.module.css';
import { SplitTable } from './SplitTable.tsx';

interface ExperimentCardProps {
  readonly experiment: ExperimentView;
  readonly query: StageQuery;
  readonly shopOrigin: string;
}

/** The shop's page with a variation forced, framed: the ticket of the editor permits it. */
function frameAddress(
  { places, flagKey }: ExperimentView,
  key: string,
  { query, shopOrigin }: ShopFacts,
): string {
  const [place] = places.map((name) => documentOf(name)).filter((document) => document !== undefined);
  const path = pathOf(query.site, place);
  return `/frame?${new URLSearchParams({
    locale: query.site.locale,
    url: shopOrigin + path,
    forced: `${flagKey}=${key}`,
  })}`;
}

type ShopFacts = Pick<ExperimentCardProps, 'query' | 'shopOrigin'>;

/** An experiment: whom it is for, its variations side by side, and the split of simulated visitors. */
export function ExperimentCard({ experiment, query, shopOrigin }: ExperimentCardProps) {
  const { flagKey, experimentKey, audiences, variations, split, places } = experiment;
  return (
    <article className={styles['card']} aria-labelledby={`experiment-${experimentKey}`}>
      <header className={styles['head']}>
        <h2 id={`experiment-${experimentKey}`}>{flagKey.replaceAll('_', ' ')}</h2>
        <p className={styles['facts']}>
          <code>{experimentKey}</code>
          <Badge>Running</Badge>
          <span>For {audiences.length === 0 ? 'everyone' : audiences.join(', ')}</span>
          {places.length > 0 && <span>On {places.join(', ')}</span>}
        </p>
      </header>
      <ul className={styles['variations']} data-panes="shown" aria-label="Variations">
        {variations.map(({ key, isEnabled, values, content }) => (
          <li key={key}>
            <h3>{key}</h3>
            {!isEnabled && <p>Switched off: visitors get the defaults.</p>}
            {values.length > 0 && (
              <dl className={styles['values']}>
                {values.map(([name, value]) => (
                  <div key={name}>
                    <dt>{name}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </dl>
            )}
            {content.length > 0 && (
              <Stage id={`${experimentKey}-${key}`} blocks={content} query={{ ...query, forced: key }} />
            )}
            <a href={frameAddress(experiment, key, { query, shopOrigin })}>See {key} in the shop</a>
          </li>
        ))}
      </ul>
      <SplitTable split={split} />
    </article>
  );
}
