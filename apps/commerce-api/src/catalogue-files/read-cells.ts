import { codePoints, normalizeText } from '@haberdash/validation';

import type { Edition } from '../shared/text.ts';
import { isCurrency, isEdition } from './columns.ts';
import { isRejected, lineOf, type Parsed } from './derive/parse-value.ts';
import type { CanonicalRow } from './formats/format.ts';
import type { Report } from './report.ts';

/** Thrown for a value that makes its row or product unusable; it is reported already. */
export class CellRejected extends Error {
  override readonly name = 'CellRejected';
}

export interface CellReader {
  has(name: string): boolean;
  /** A value in one line, at most so many characters long. */
  line(name: string, longest: number): string | undefined;
  lines(name: string, longest: number): string | undefined;
  /** A value as it is, without white space around it. */
  bare(name: string): string | undefined;
  parse<T>(name: string, parse: (text: string) => Parsed<T>): T | undefined;
  oneOf<T extends string>(name: string, known: readonly T[]): T | undefined;
  /** The languages, currencies or locations that a column has a value for. */
  keys(name: string): readonly string[];
  editions(name: string): readonly Edition[];
  reject(name: string, reason: string, suggestion: string): never;
}

/** Reads the cells of a row; a value that cannot be used is reported and thrown. */
export function cellReader(file: string, { row, cells }: CanonicalRow, report: Report): CellReader {
  const reject = (name: string, reason: string, suggestion: string): never => {
    const column = cells.get(name)?.column;
    report.reject({ file, row, ...(column === undefined ? {} : { column }), reason, suggestion });
    throw new CellRejected(reason);
  };
  const text = (name: string, kind: 'line' | 'lines', longest: number): string | undefined => {
    const raw = cells.get(name)?.text;
    if (raw === undefined) return undefined;
    const value = (kind === 'line' ? lineOf(raw) : normalizeText(raw, 'lines')).replaceAll('\0', '');
    const length = codePoints(value);
    if (length > longest)
      return reject(
        name,
        `the text has ${length} characters, and there is room for ${longest}`,
        'Shorten it.',
      );
    return value === '' ? undefined : value;
  };
  const keys = (name: string): readonly string[] =>
    [...cells.keys()].flatMap((key) => (key.startsWith(`${name}:`) ? [key.slice(name.length + 1)] : []));
  return {
    has: (name) => cells.has(name),
    line: (name, longest) => text(name, 'line', longest),
    lines: (name, longest) => text(name, 'lines', longest),
    bare: (name) => cells.get(name)?.text.trim(),
    parse(name, parse) {
      const raw = cells.get(name)?.text;
      if (raw === undefined) return undefined;
      const parsed = parse(raw);
      return isRejected(parsed) ? reject(name, parsed.reason, parsed.suggestion) : parsed.value;
    },
    oneOf(name, known) {
      const raw = cells.get(name)?.text.trim();
      if (raw === undefined) return undefined;
      const value = known.find((each) => each === raw);
      return value ?? reject(name, `${JSON.stringify(raw)} is unknown`, `Write one of ${known.join(', ')}.`);
    },
    keys,
    editions: (name) => keys(name).filter(isEdition),
    reject,
  };
}

/** Rejects prices in currencies that the shop does not have. */
export function checkCurrencies(read: CellReader): void {
  for (const name of ['price', 'original'])
    for (const key of read.keys(name))
      if (!isCurrency(key))
        read.reject(
          `${name}:${key}`,
          key === '' ? 'the amount has no currency' : `the shop has no currency ${key}`,
          key === ''
            ? 'Name it with --currency or in the mapping file.'
            : 'Leave the price out, or convert it.',
        );
}
