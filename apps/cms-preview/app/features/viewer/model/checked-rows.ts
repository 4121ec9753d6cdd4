import type { Check, Finding, Sort } from '../../content/index.ts';

/** A block in the table of checks. */
export interface CheckedRow {
  readonly id: string;
  readonly name: string;
  readonly referrers: number;
  /** ISO; absent where the service does not say. */
  readonly modificationDate?: string | undefined;
  readonly findings: readonly Finding[];
}

/** Rows with what somebody had to ask for; a row that gets nothing stays the same object, so that it is drawn once. */
export const withProbed = (
  rows: readonly CheckedRow[],
  probes: Readonly<Record<string, readonly Finding[]>> | undefined,
): readonly CheckedRow[] =>
  rows.map((row) => {
    const probed = probes?.[row.id] ?? [];
    return probed.length === 0 ? row : { ...row, findings: [...row.findings, ...probed] };
  });

/** How many findings of each check all rows have together. */
export function countFindings(rows: readonly CheckedRow[]): ReadonlyMap<Check, number> {
  const counts = new Map<Check, number>();
  for (const { findings } of rows)
    for (const { code } of findings) counts.set(code, (counts.get(code) ?? 0) + 1);
  return counts;
}

/** The worst first, by all checks or by one; rows that are sorted otherwise come sorted from the service. */
export function sortRows(
  rows: readonly CheckedRow[],
  { sort, check }: { readonly sort: Sort; readonly check: Check | undefined },
): readonly CheckedRow[] {
  if (sort !== 'problems' && check === undefined) return rows;
  const weightOf = ({ findings }: CheckedRow): number =>
    check === undefined ? findings.length : findings.filter(({ code }) => code === check).length;
  return rows.toSorted((a, b) => weightOf(b) - weightOf(a));
}
