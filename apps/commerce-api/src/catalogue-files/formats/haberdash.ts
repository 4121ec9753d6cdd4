import { COLUMNS, columnOf } from '../columns.ts';
import type { Format } from './format.ts';

/** A leading apostrophe keeps a spreadsheet from reading a text as a formula; an export writes it. */
const SPREADSHEET_GUARD = /^'(?=[=+\-@'\t])/;

/** True for a text that an export has to guard. */
export const needsGuard = (text: string): boolean => /^[=+\-@'\t]/.test(text);

/** The shop's own format: an export has all of it. */
export const haberdash: Format = {
  name: 'haberdash',
  fields: COLUMNS.map(({ name, meaning }) => ({ column: name, to: name, note: meaning })),
  unused: {},
  unusedReason: (column) => {
    const known = columnOf(column);
    return 'reason' in known ? known.reason : undefined;
  },
  needsCurrency: false,
  key: 'product',
  createMapper:
    () =>
    ({ row, cells }) => {
      for (const [column, text] of row.values) {
        const bare = text.replace(SPREADSHEET_GUARD, '');
        const known = cells.get(column);
        // Columns per language, currency and location are not in the table.
        if (known !== undefined || !('reason' in columnOf(column))) cells.set(column, { text: bare, column });
      }
      const type = cells.get('type')?.text ?? 'variant';
      if (type === 'category' || type === 'variant') return type;
      return {
        column: 'type',
        reason: `${JSON.stringify(type)} is no type of a row`,
        suggestion: 'Write category or variant.',
      };
    },
};
