import { columnOf, DERIVED_COLUMNS } from '../columns.ts';
import { FileProblem } from '../file-problem.ts';
import type { FileRow } from '../rows/read-rows.ts';
import type { CanonicalRow, Cell, Field, Format, FormatContext, RowRejection } from './format.ts';
import { isRejection } from './format.ts';

export interface RowMapping {
  /** Maps a row; a rejection where it has no place. */
  map(row: FileRow): CanonicalRow | RowRejection;
  /** Why a column is not used; undefined where it is. */
  unusedReason(column: string): string | undefined;
}

const placed = (to: string, { mapping }: FormatContext): string =>
  to.replaceAll('{language}', mapping.language).replaceAll('{currency}', mapping.currency ?? '');

const isColumn = (name: string): boolean => DERIVED_COLUMNS.includes(name) || !('reason' in columnOf(name));

/** The table of a format, with the columns that the mapping file sets. */
function fieldsOf(format: Format, context: FormatContext): Map<string, Field> {
  const fields = new Map(format.fields.map((field) => [field.column, field]));
  for (const [column, to] of Object.entries(context.mapping.columns)) {
    if (to === null) {
      fields.delete(column);
      continue;
    }
    if (!isColumn(to)) {
      const known = columnOf(to);
      throw new FileProblem(
        `The mapping file sends ${JSON.stringify(column)} to ${JSON.stringify(to)}, which is no column of the haberdash format (${'reason' in known ? known.reason : ''}).`,
      );
    }
    fields.set(column, { column, to });
  }
  return fields;
}

/** Maps rows of a format to haberdash columns. */
export function createRowMapping(format: Format, context: FormatContext): RowMapping {
  const fields = fieldsOf(format, context);
  const complete = format.createMapper(context);
  const put = (cells: Map<string, Cell>, { column, to, read }: Field, text: string): void => {
    const value = read === undefined ? text : read(text);
    const values = typeof value === 'string' ? { [to]: value } : (value ?? {});
    for (const [name, part] of Object.entries(values))
      if (part !== '') cells.set(placed(name, context), { text: part, column });
  };
  return {
    map(row) {
      const cells = new Map<string, Cell>();
      for (const [column, text] of row.values) {
        const field = fields.get(column);
        if (field !== undefined) put(cells, field, text);
      }
      const kind = complete({ row, cells });
      return isRejection(kind) ? kind : { row: row.row, kind, cells };
    },
    unusedReason(column) {
      if (context.mapping.columns[column] === null) return 'left out by the mapping file';
      if (fields.has(column)) return undefined;
      const reason = format.unusedReason?.(column);
      if (format.unusedReason !== undefined) return reason;
      return format.unused[column] ?? 'unknown';
    },
  };
}
