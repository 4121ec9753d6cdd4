function cell(value: unknown): string {
  if (typeof value === 'number') return value.toLocaleString('en-GB');
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** A Markdown table with the keys of the first row as columns. */
export function table(rows: readonly object[]): string {
  const first = rows[0];
  if (first === undefined) return '';
  const columns = Object.keys(first);
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const body = rows.map((row) => line(Object.values(row).map(cell)));
  return [line(columns), line(columns.map(() => '---')), ...body].join('\n');
}
