import { Notice } from '@haberdash/ui';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { readAllChecks } from '../../content/index.server.ts';
import { CHECKS, docTypeLabel, setParameters } from '../../content/index.ts';
import { ChecksTable } from '../components/ChecksTable.tsx';
import { ControlBar } from '../components/ControlBar.tsx';
import { findingName } from '../components/Findings.tsx';
import { ProblemNotice } from '../components/ProblemNotice.tsx';
import { Toolbar } from '../components/Toolbar.tsx';
import { useProbes } from '../components/use-live-view.ts';
import styles from '../components/viewer.module.css';
import { countFindings, sortRows, addProbes, type CheckedRow } from '../model/checked-rows.ts';
import { openView } from '../server/open-view.server.ts';
import type { Route } from './+types/checks';

/** Only findings are sent to the browser, not the content. */
export async function loader(args: Route.LoaderArgs) {
  const { view, ...opened } = await openView(args, readAllChecks);
  const rows = view?.results.map(({ id, name, referrers, modificationDate, findings }): CheckedRow => ({
    id,
    name,
    referrers,
    modificationDate,
    findings,
  }));
  return { ...opened, rows };
}

export const meta = () => [{ title: 'Checks · Preview' }];

const NONE: readonly CheckedRow[] = [];

/** The checks of every block of a type, worst first. */
export default function Checks({ loaderData: { query, rows, problem, endsAt } }: Route.ComponentProps) {
  const [parameters] = useSearchParams();
  const isShown = rows !== undefined;
  const requested = useProbes(isShown, true);
  const probes = requested ?? undefined;
  const { sort, check } = query;
  const all = useMemo(() => addProbes(rows ?? NONE, probes), [rows, probes]);
  const shown = useMemo(() => sortRows(all, { sort, check }), [all, sort, check]);
  const counts = countFindings(all);
  return (
    <>
      <Toolbar endsAt={endsAt} hasResults={false} />
      <ControlBar query={query} shows="checks" />
      <main id="main" className={styles['main']}>
        <h1>{query.docType === undefined ? 'Checks' : `Checks of every ${docTypeLabel(query.docType)}`}</h1>
        {problem !== undefined && <ProblemNotice problem={problem} />}
        {!isShown && problem === undefined && (
          <p className={styles['none']}>
            Choose a doc type and press Go: every block of that kind is checked.
          </p>
        )}
        {isShown && (
          <>
            <nav aria-label="Sort by a check" className={styles['checks']}>
              {CHECKS.map((code) => (
                <a
                  key={code}
                  href={`/checks${setParameters(parameters, { check: code === check ? '' : code })}`}
                  aria-current={code === check ? 'true' : undefined}
                >
                  {findingName(code)} ({counts.get(code) ?? 0})
                </a>
              ))}
            </nav>
            {requested === null && (
              <Notice tone="warning" className={styles['none']}>
                Links and pictures could not be asked for. Load the page again when the content service is
                back.
              </Notice>
            )}
            <ChecksTable rows={shown} query={query} isChecking={requested === undefined} />
          </>
        )}
      </main>
    </>
  );
}
