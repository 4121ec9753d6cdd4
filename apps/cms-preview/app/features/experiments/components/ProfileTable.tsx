import type { ExperimentsView } from '../server/read-experiments.server.ts';
import styles from './experiments.module.css';

/** What each audience sees: profiles of visitors against experiments. */
export function ProfileTable({ rows, experiments }: Pick<ExperimentsView, 'rows' | 'experiments'>) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls has to take the focus
    <section className={styles['scroll']} aria-label="What each audience sees" tabIndex={0}>
      <table className={styles['profiles']}>
        <caption>Of a thousand simulated visitors each; the others get the baseline.</caption>
        <thead>
          <tr>
            <th scope="col">Visitor</th>
            {experiments.map(({ experimentKey, flagKey }) => (
              <th key={experimentKey} scope="col">
                {flagKey.replaceAll('_', ' ')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, shares }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {shares.map(({ experimentKey, variations }) => (
                <td key={experimentKey}>
                  {variations.length === 0
                    ? 'Baseline'
                    : variations.map((text) => <div key={text}>{text}</div>)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
