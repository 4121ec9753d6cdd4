import type { Mapping } from '../mapping.ts';
import type { FileRow } from '../rows/read-rows.ts';

/** A value under the name of a haberdash column, with the column that it was read from. */
export interface Cell {
  readonly text: string;
  readonly column: string;
}

export type Cells = ReadonlyMap<string, Cell>;

/** A row in haberdash columns. */
export interface CanonicalRow {
  readonly row: number;
  /** `product`: values of a product without a variant. */
  readonly kind: 'variant' | 'product' | 'category';
  readonly cells: Cells;
}

/** Why a row cannot be mapped. */
export interface RowRejection {
  readonly column?: string;
  readonly reason: string;
  readonly suggestion: string;
}

export interface FormatContext {
  readonly mapping: Mapping;
  readonly now: Date;
}

/** A column of a format; `{language}` and `{currency}` are those of the mapping. */
export interface Field {
  readonly column: string;
  /** Column of the haberdash format; several where a value has several parts. */
  readonly to: string;
  /** Value or values by haberdash column; undefined for nothing. */
  readonly read?: (text: string) => string | Readonly<Record<string, string>> | undefined;
  /** For the documentation. */
  readonly note?: string;
}

/** A row while a format maps it. */
export interface RowDraft {
  readonly row: FileRow;
  readonly cells: Map<string, Cell>;
}

/** Completes what the table alone cannot map; holds what it has to remember of earlier rows. */
export type RowMapper = (draft: RowDraft) => CanonicalRow['kind'] | RowRejection;

export interface Format {
  readonly name: string;
  readonly fields: readonly Field[];
  /** Known columns that are not used, with the reason. */
  readonly unused: Readonly<Record<string, string>>;
  /** Why a column that is not in the table is not used; undefined where it is. */
  readonly unusedReason?: (column: string) => string | undefined;
  /** Amounts without a currency need one in the mapping. */
  readonly needsCurrency: boolean;
  /** Column that every file of the format has. */
  readonly key: string;
  readonly createMapper: (context: FormatContext) => RowMapper;
}

/** An id without the apostrophe by which spreadsheets keep zeros. */
export const bareId = (text: string): string => text.trim().replace(/^'/, '').trim();

export const isRejection = (result: CanonicalRow['kind'] | RowRejection): result is RowRejection =>
  typeof result === 'object';
