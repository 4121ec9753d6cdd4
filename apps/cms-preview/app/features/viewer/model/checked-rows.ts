import type { Check, Finding, Sort } from '../../content/index.ts';

export interface CheckedRow {
  readonly id: string;
  readonly name: string;
  readonly referrers: number;
  /** ISO; absent if the service has none. */
  readonly modificationDate?: string | undefined;
  readonly findings: readonly Finding[];
}

/** Adds link findings; unchanged rows stay the same object, to render once. */
export const addProbes = (
  rows: readonly CheckedRow[],
  probes: Readonly<Record<string, readonly Finding[]>> | undefined,
): readonly CheckedRow[] =>
  rows.map((row) => {
    const probed = probes?.[row.id] ?? [];
    return probed.length === 0 ? row : { ...row, findings: [...row.findings, ...probed] };
  });

export function countFindings(rows: readonly CheckedRow[]): ReadonlyMap<Check, number> {
  const counts = new Map<Check, number>();
  for (const { findings } of rows)
    for (const { code } of findings) counts.set(code, (counts.get(code) ?? 0) + 1);
  return counts;
}

/** Most findings first, of all checks or one; other orders come from the service. */
export function sortRows(
  rows: readonly CheckedRow[],
  { sort, check }: { readonly sort: Sort; readonly check: Check | undefined },
): readonly CheckedRow[] {
  if (sort !== 'problems' && check === undefined) return rows;
  const weightOf = ({ findings }: CheckedRow): number =>
    check === undefined ? findings.length : findings.filter(({ code }) => code === check).length;
  return rows.toSorted((a, b) => weightOf(b) - weightOf(a));
}
