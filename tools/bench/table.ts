/** A Markdown table whose columns are the keys of the first row. */
export function table(rows: readonly object[]): string {
  const first = rows[0];
  if (first === undefined) return '';
  const columns = Object.keys(first);
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const body = rows.map((row) =>
    line(
      Object.values(row).map((value) =>
        typeof value === 'number' ? value.toLocaleString('en-GB') : String(value),
      ),
    ),
  );
  return [line(columns), line(columns.map(() => '---')), ...body].join('\n');
}
