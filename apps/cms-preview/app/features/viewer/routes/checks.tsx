import { useSearchParams } from 'react-router';
import type { Finding } from '../../content/model/checks.ts';
import { docTypeLabel } from '../../content/model/doc-types.ts';
import { withParameters } from '../../content/model/query.ts';
import { readAllChecks } from '../../content/server/read-results.server.ts';
import { ControlBar } from '../components/ControlBar.tsx';
import { findingName } from '../components/Findings.tsx';
import { ProblemNotice } from '../components/ProblemNotice.tsx';
import { Toolbar } from '../components/Toolbar.tsx';
import { useProbes } from '../components/use-live-view.ts';
import styles from '../components/viewer.module.css';
import { openView } from '../server/open-view.server.ts';
import type { Route } from './+types/checks';

/** The contents of the blocks stay here; the table needs what is said of them. */
export async function loader(args: Route.LoaderArgs) {
  const { view, ...opened } = await openView(args, readAllChecks);
  const rows = view?.results.map(({ id, name, referrers, modificationDate, findings }) => ({
    id,
    name,
    referrers,
    modificationDate,
    findings,
  }));
  return { ...opened, rows };
}

export const meta = () => [{ title: 'Checks · Preview' }];

const COLUMNS = [
  { sort: 'name', label: 'Name' },
  { sort: 'referrers', label: 'Referrers' },
  { sort: 'modified', label: 'Modified' },
  { sort: 'problems', label: 'Problems' },
] as const;

/** The checks of every block of a type, to be sorted by what is wrong most. */
export default function Checks({ loaderData: { query, rows, problem, endsAt } }: Route.ComponentProps) {
  const [parameters] = useSearchParams();
  const probes = useProbes(rows !== undefined, true);
  const all = (rows ?? []).map((row) => ({
    ...row,
    findings: [...row.findings, ...(probes?.[row.id] ?? [])] satisfies Finding[],
  }));
  const shown =
    query.sort === 'problems' ? all.toSorted((a, b) => b.findings.length - a.findings.length) : all;
  return (
    <>
      <Toolbar endsAt={endsAt} hasResults={false} />
      <ControlBar query={query} />
      <main id="main" className={styles['main']}>
        <h1>{query.docType === undefined ? 'Checks' : `Checks of every ${docTypeLabel(query.docType)}`}</h1>
        {problem !== undefined && <ProblemNotice problem={problem} />}
        {rows === undefined && problem === undefined && <p>Choose a doc type and press Go, then “Checks”.</p>}
        {rows !== undefined && (
          <table className={styles['table']}>
            <caption>
              {shown.length} blocks, {shown.filter(({ findings }) => findings.length > 0).length} with
              problems
              {probes === undefined && '; links and pictures are being asked for …'}
            </caption>
            <thead>
              <tr>
                {COLUMNS.map(({ sort, label }) => (
                  <th
                    key={sort}
                    scope="col"
                    aria-sort={
                      query.sort === sort ? (sort === 'name' ? 'ascending' : 'descending') : undefined
                    }
                  >
                    <a href={`/checks${withParameters(parameters, { sort })}`}>{label}</a>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {shown.map(({ id, name, referrers, modificationDate, findings }) => (
                <tr key={id}>
                  <th scope="row">
                    <a href={`/${withParameters(parameters, { q: id, sort: '' })}`}>{name}</a>
                    <code>{id}</code>
                  </th>
                  <td>{referrers}</td>
                  <td>{modificationDate?.slice(0, 10)}</td>
                  <td>
                    {findings.length === 0 ? (
                      'None'
                    ) : (
                      <ul>
                        {findings.map(({ code, path, text }) => (
                          <li key={`${code} ${path} ${text}`}>
                            <strong>{findingName(code)}</strong> <code>{path}</code> {text}
                          </li>
                        ))}
                      </ul>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </main>
    </>
  );
}
