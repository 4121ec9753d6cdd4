import { Badge } from '@haberdash/ui';
import { useSearchParams } from 'react-router';
import { documentOf, setParameters, type Finding, type Result, type ViewQuery } from '../../content/index.ts';
import { Differences } from './Differences.tsx';
import { Fields } from './Fields.tsx';
import { Findings } from './Findings.tsx';
import { Stage } from './Stage.tsx';
import styles from './viewer.module.css';

interface ResultCardProps {
  readonly result: Result;
  readonly query: ViewQuery;
  readonly probed: readonly Finding[] | undefined;
}

const dayOf = (iso: string): string => `${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC`;

/** The documents with a block; most can be previewed as a whole. */
function Referrers({ result: { id, referrers, referrerList } }: Pick<ResultCardProps, 'result'>) {
  const [parameters] = useSearchParams();
  const locale = parameters.get('locale') ?? 'en-us';
  return (
    <details className={styles['referrers']}>
      <summary>
        {referrers} {referrers === 1 ? 'referrer' : 'referrers'}
      </summary>
      <ul>
        {referrerList.map(({ kind, slug, title }) => (
          <li key={`${kind}/${slug}`}>
            {documentOf(`${kind}/${slug}`) === undefined ? (
              title
            ) : (
              <a
                href={`/${setParameters(parameters, { document: `${kind}/${slug}`, docType: '', page: '' })}`}
              >
                {title}
              </a>
            )}{' '}
            <code>{`${kind}/${slug}`}</code>
            {documentOf(`${kind}/${slug}`) !== undefined && (
              <>
                {' '}
                <a href={`/edit?${new URLSearchParams({ locale, document: `${kind}/${slug}`, block: id })}`}>
                  write
                </a>
              </>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** A result: name, documents, findings, reasons, and the block itself. */
export function ResultCard({ result, query, probed }: ResultCardProps) {
  const { id, name, modificationDate, isDraft, isNew, publishFrom, publishUntil, why, live, blocks } = result;
  return (
    <article className={styles['card']} aria-label={name} id={`result-${id}`}>
      <header className={styles['head']}>
        <h2>{name}</h2>
        <p className={styles['facts']}>
          <code>{id}</code>
          {isDraft && <Badge>Draft</Badge>}
          {isNew && <Badge>New</Badge>}
          {publishFrom !== undefined && <span>from {dayOf(publishFrom)}</span>}
          {publishUntil !== undefined && <span>until {dayOf(publishUntil)}</span>}
          {modificationDate !== undefined && (
            <span>
              modified <time dateTime={modificationDate}>{dayOf(modificationDate)}</time>
            </span>
          )}
        </p>
        <Referrers result={result} />
        {why.map((sentence) => (
          <p key={sentence} className={styles['why']}>
            Shown: {sentence}
          </p>
        ))}
        <Findings
          stage={id}
          findings={[...result.findings, ...(probed ?? [])]}
          isChecking={probed === undefined}
        />
        <Fields raw={result.raw} />
        {live !== undefined && <Differences differences={live.differences} />}
      </header>
      {live === undefined ? (
        <Stage id={id} blocks={blocks} query={query} />
      ) : (
        <div className={styles['beside']}>
          <section aria-label={`Draft of ${name}`}>
            <h3>Draft</h3>
            <Stage id={id} blocks={blocks} query={query} />
          </section>
          <section aria-label={`Live ${name}`}>
            <h3>Live</h3>
            <Stage id={`${id}-live`} blocks={live.blocks} query={query} />
          </section>
        </div>
      )}
    </article>
  );
}
