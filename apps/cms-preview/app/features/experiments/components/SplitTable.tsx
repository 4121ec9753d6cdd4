import type { ExperimentView } from '../server/read-experiments.server.ts';
import styles from './experiments.module.css';

const count = new Intl.NumberFormat('en-GB');
const share = new Intl.NumberFormat('en-GB', { style: 'percent', maximumFractionDigits: 1 });

interface RowProps {
  readonly name: string;
  readonly amount: number;
  readonly of: number;
  readonly wanted: string;
  readonly isVariation: boolean;
}

function Row({ name, amount, of, wanted, isVariation }: RowProps) {
  const part = of === 0 ? 0 : amount / of;
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{wanted}</td>
      <td>{count.format(amount)}</td>
      <td>{share.format(part)}</td>
      <td className={styles['bar']}>
        {/* The figures are in the cells before. */}
        <svg width="100%" height="14" aria-hidden="true" data-variation={isVariation || undefined}>
          <rect width="100%" height="14" className={styles['track']} />
          <rect width={`${part * 100}%`} height="14" className={styles['fill']} />
        </svg>
      </td>
    </tr>
  );
}

/** What simulated visitors got of an experiment, as figures with bars. */
export function SplitTable({ split }: Pick<ExperimentView, 'split'>) {
  const { variations, visitors, heldBack, outside, ratio } = split;
  const inside = variations.reduce((sum, each) => sum + each.count, 0);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls has to take the focus
    <section className={styles['scroll']} aria-label={`Split of ${split.experimentKey}`} tabIndex={0}>
      <table className={styles['split']}>
        <caption>
          {count.format(visitors)} simulated visitors: {count.format(inside)} in the experiment
          {inside > 0 &&
            (ratio.isPlausible
              ? '; their split fits the one that was set.'
              : '; their split does not fit the one that was set.')}
          {inside === 0 && '; visitors of this profile get the baseline.'}
        </caption>
        <thead>
          <tr>
            <th scope="col">Variation</th>
            <th scope="col">Set</th>
            <th scope="col">Visitors</th>
            <th scope="col">Of all</th>
            <th scope="col" className={styles['bar']}>
              Bar
            </th>
          </tr>
        </thead>
        <tbody>
          {variations.map(({ key, count: amount, share: wanted }) => (
            <Row
              key={key}
              name={key}
              amount={amount}
              of={visitors}
              wanted={share.format(wanted)}
              isVariation
            />
          ))}
          <Row name="Held back" amount={heldBack} of={visitors} wanted="–" isVariation={false} />
          <Row name="Not in it" amount={outside} of={visitors} wanted="–" isVariation={false} />
        </tbody>
      </table>
    </section>
  );
}
