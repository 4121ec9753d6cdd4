import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { sql } from 'drizzle-orm';

import type { Database } from '../platform/db/database.ts';
import { exportCatalogue } from './export-catalogue.ts';
import { FORMATS } from './formats/index.ts';
import { importFiles, type ImportOptions } from './import-files.ts';
import { importUpdates } from './import-updates.ts';
import { parseMapping } from './mapping.ts';
import type { Report } from './report.ts';

/** Writes rows of values as a CSV file with the columns that they have. */
export function csvOf(rows: readonly Readonly<Record<string, string | number>>[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const cell = (value: string | number = ''): string => `"${String(value).replaceAll('"', '""')}"`;
  return [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))]
    .map((values) => values.map(cell).join(','))
    .join('\n');
}

export async function allOf<T>(source: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const each of source) all.push(each);
  return all;
}

type Options = Partial<Omit<ImportOptions, 'files' | 'format' | 'mapping'>> & {
  readonly format?: string;
  readonly mapping?: object;
};

/** Imports and exports texts through files in a folder of its own. */
export async function createFileShop(database: Database) {
  const folder = await mkdtemp(join(tmpdir(), 'catalogue-files-'));
  const save = async (content: string, name: string): Promise<string> => {
    const path = join(folder, name);
    await writeFile(path, content);
    return path;
  };
  const optionsOf = async (content: string, { format = 'haberdash', mapping = {}, ...rest }: Options) => {
    const known = FORMATS[format];
    if (known === undefined) throw new TypeError(`no format ${format}`);
    return {
      files: [await save(content, 'file.csv')],
      format: known,
      mapping: parseMapping(mapping, 'the test'),
      now: new Date('2026-11-27T12:00:00Z'),
      ...rest,
    };
  };
  return {
    folder,
    importing: async (content: string, options: Options = {}, into: Database = database): Promise<Report> =>
      importFiles(into, await optionsOf(content, options)),
    updating: async (
      content: string,
      options: Options & { prices?: boolean; stock?: boolean },
    ): Promise<Report> => {
      const { prices = false, stock = false, ...rest } = options;
      return importUpdates(database, { ...(await optionsOf(content, rest)), prices, stock });
    },
    exported: async (from: Database = database): Promise<string> =>
      (await allOf(exportCatalogue(from))).join(''),
    rows: async <T extends Record<string, unknown>>(statement: ReturnType<typeof sql>): Promise<T[]> =>
      (await database.read.execute<T>(statement)).rows,
    read: (name: string) => readFile(join(folder, name), 'utf8'),
    close: () => rm(folder, { recursive: true }),
  };
}

export type FileShop = Awaited<ReturnType<typeof createFileShop>>;

/** What was counted, without zeros: `{ products: 'added 1' }`. */
export const counted = ({ counts }: Report): Record<string, string> =>
  Object.fromEntries(
    Object.entries(counts).flatMap(([what, outcomes]) => {
      const shown = Object.entries(outcomes).flatMap(([outcome, times]) =>
        times > 0 ? [`${outcome} ${times}`] : [],
      );
      return shown.length === 0 ? [] : [[what, shown.join(', ')]];
    }),
  );

/** Rejected rows as `row: reason`. */
export const rejectedIn = ({ rejected }: Report): string[] =>
  rejected.map(({ row, reason }) => `${row}: ${reason}`);

/** Two variants of a jacket, as the haberdash format has them. */
export const JACKET: readonly Readonly<Record<string, string | number>>[] = [
  {
    product: 'anorak/1',
    category: '110000',
    'name:en': 'Quillback Anorak',
    gender: 'women',
    'description:en': 'Light.',
    color: 'TEAL',
    'color_label:en': 'Teal',
    size: 'S',
    sku: 'QA-S',
    barcode: '4006381333931',
    'price:GBP': '90.00',
    'original:GBP': '',
    'stock:online': 4,
  },
  { product: 'anorak/1', color: 'TEAL', size: 'M', sku: 'QA-M', 'price:GBP': '90.00', 'stock:online': 5 },
];

/** The category that the jacket is in. */
export const CATEGORY = { type: 'category', category: '110000', 'name:en': 'Jackets', slug: 'jackets' };
