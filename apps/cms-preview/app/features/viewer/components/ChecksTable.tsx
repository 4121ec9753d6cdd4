// Roles instead of a table, whose rows always take part in layout.
/* oxlint-disable jsx-a11y/prefer-tag-over-role */
import { memo, useId } from 'react';
import { useSearchParams } from 'react-router';
import { setParameters, type ViewQuery } from '../../content/index.ts';
import type { CheckedRow } from '../model/checked-rows.ts';
import { findingName } from './Findings.tsx';
import styles from './checks-table.module.css';

const COLUMNS = [
  { sort: 'name', label: 'Name' },
  { sort: 'referrers', label: 'Referrers' },
  { sort: 'modified', label: 'Modified' },
  { sort: 'problems', label: 'Problems' },
] as const;

interface RowProps {
  readonly row: CheckedRow;
  /** The list with this block only. */
  readonly href: string;
}

/** Memoised: there may be a thousand rows. */
const Row = memo(function Row({ row: { id, name, referrers, modificationDate, findings }, href }: RowProps) {
  return (
    <div role="row">
      <div role="rowheader">
        <a href={href}>{name}</a>
        <code>{id}</code>
      </div>
      <div role="cell">{referrers}</div>
      <div role="cell">{modificationDate?.slice(0, 10)}</div>
      <div role="cell">
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
      </div>
    </div>
  );
});

interface ChecksTableProps {
  readonly rows: readonly CheckedRow[];
  readonly query: Pick<ViewQuery, 'sort'>;
  /** Links and pictures are still being checked. */
  readonly isChecking: boolean;
}

/** Every block with its findings. Rows out of view skip layout and paint, which table rows cannot. */
export function ChecksTable({ rows, query, isChecking }: ChecksTableProps) {
  const [parameters] = useSearchParams();
  const caption = useId();
  return (
    <div role="table" className={styles['table']} aria-labelledby={caption}>
      <p id={caption}>
        {rows.length} blocks, {rows.filter(({ findings }) => findings.length > 0).length} with problems
        {isChecking && '; links and pictures are being asked for …'}
      </p>
      <div role="rowgroup" className={styles['head']}>
        <div role="row">
          {COLUMNS.map(({ sort, label }) => (
            <div
              key={sort}
              role="columnheader"
              aria-sort={query.sort === sort ? (sort === 'name' ? 'ascending' : 'descending') : undefined}
            >
              <a href={`/checks${setParameters(parameters, { sort, check: '' })}`}>{label}</a>
            </div>
          ))}
        </div>
      </div>
      <div role="rowgroup" className={styles['body']}>
        {rows.map((row) => (
          <Row
            key={row.id}
            row={row}
            href={`/${setParameters(parameters, { q: row.id, sort: '', check: '' })}`}
          />
        ))}
      </div>
    </div>
  );
}
