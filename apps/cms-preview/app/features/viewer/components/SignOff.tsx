import {
  docTypeLabel,
  documentText,
  personaLabel,
  stateLabel,
  type Probes,
  type Result,
  type ViewQuery,
} from '../../content/index.ts';
import styles from './sign-off.module.css';

interface SignOffProps {
  readonly query: ViewQuery;
  readonly results: readonly Result[];
  readonly probes: Probes | undefined;
  /** ISO; when the view was read. */
  readonly readAt: string;
}

const spoken = (iso: string): string => `${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC`;

function whatOf({ document, docType, layoutVariant }: ViewQuery): string {
  if (document !== undefined) return documentText(document);
  const variant = layoutVariant === '' ? '' : `, ${layoutVariant}`;
  return `Every ${docTypeLabel(docType ?? 'block')}${variant}`;
}

/** The header of a printed view: query, version and problems, with room to sign. */
export function SignOff({ query, results, probes, readAt }: SignOffProps) {
  const problems = results.reduce(
    (sum, { id, findings }) => sum + findings.length + (probes?.[id]?.length ?? 0),
    0,
  );
  const facts = [
    ['What', whatOf(query)],
    ['Site', `${query.site.siteId}, ${query.site.locale}`],
    ['Published at', query.at === undefined ? `${spoken(readAt)} (now)` : spoken(query.at)],
    ['Seen by', `${personaLabel(query.persona)}, has allowed: ${query.consent}`],
    ...(query.forced === '' ? [] : [['Forced', query.forced]]),
    ...(query.state === 'normal' ? [] : [['State', stateLabel(query.state)]]),
    ['Read', spoken(readAt)],
    ['Blocks', String(results.length)],
    ['Problems', String(problems)],
  ];
  return (
    <section className={styles['sheet']} aria-label="Sign-off">
      <h2>Content sign-off</h2>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles['lines']}>
        <span>Name</span>
        <span>Date</span>
        <span>Signature</span>
      </p>
    </section>
  );
}
