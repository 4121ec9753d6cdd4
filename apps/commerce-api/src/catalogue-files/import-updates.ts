import type { Database } from '../platform/db/database.ts';
import { FileProblem } from './file-problem.ts';
import { bareId, type Cell, type CanonicalRow } from './formats/format.ts';
import {
  finishRun,
  importProducts,
  ImportStopped,
  startRun,
  type ImportOptions,
  type ImportRun,
} from './import-files.ts';
import type { ColorInput, VariantInput } from './model.ts';
import { parseUpdate } from './parse-product.ts';
import type { Report } from './report.ts';
import { readRows, type FileRow } from './rows/read-rows.ts';
import { findTaken, findReferences, type KnownVariant } from './write/state.ts';

/** Which values of a file are taken. */
export interface UpdateOptions extends ImportOptions {
  readonly prices: boolean;
  readonly stock: boolean;
}

/** Rows that are looked up together. */
const LOOK_UP = 1_000;
/** Products per transaction. */
const BATCH = 200;

const ID_COLUMNS = ['sku', 'variant', 'barcode'] as const;

/** Columns of an update by the names that stock systems use. */
const UPDATE_ALIASES: Readonly<Record<string, string>> = {
  sku: 'sku',
  'Variant SKU': 'sku',
  SKU: 'sku',
  id: 'sku',
  variant: 'variant',
  barcode: 'barcode',
  gtin: 'barcode',
  stock: 'stock:online',
  quantity: 'stock:online',
  price: 'price:{currency}',
  original: 'original:{currency}',
};

function columnOf(column: string, { mapping, prices, stock }: UpdateOptions): string | undefined {
  const mapped = mapping.columns[column];
  if (mapped === null) return undefined;
  const name = (mapped ?? UPDATE_ALIASES[column] ?? column).replace('{currency}', mapping.currency ?? '');
  if (/^(?:price|original):/.test(name)) return prices ? name : undefined;
  if (name.startsWith('stock:')) return stock ? name : undefined;
  return ID_COLUMNS.some((id) => id === name) ? name : undefined;
}

interface UpdateRow {
  readonly file: string;
  readonly canonical: CanonicalRow;
  readonly id: { readonly kind: (typeof ID_COLUMNS)[number]; readonly text: string } | undefined;
}

function toUpdate(file: string, { row, values }: FileRow, options: UpdateOptions): UpdateRow {
  const cells = new Map<string, Cell>();
  for (const [column, text] of values) {
    const name = columnOf(column, options);
    if (name !== undefined)
      cells.set(name, { text: ID_COLUMNS.some((id) => id === name) ? bareId(text) : text, column });
  }
  const kind = ID_COLUMNS.find((each) => cells.has(each));
  const id = kind === undefined ? undefined : { kind, text: cells.get(kind)?.text ?? '' };
  return { file, canonical: { row, kind: 'variant', cells }, id };
}

const FIELD = { sku: 'sku', variant: 'id', barcode: 'upc' } as const;

/** The known variants of rows, by kind and text of their ids. */
async function findVariants(
  run: ImportRun,
  rows: readonly UpdateRow[],
): Promise<ReadonlyMap<string, KnownVariant>> {
  const idsOf = (kind: (typeof ID_COLUMNS)[number]) =>
    rows.flatMap(({ id }) => (id?.kind === kind ? id.text : []));
  const known = await findTaken(run.database.read, {
    skus: idsOf('sku'),
    codes: idsOf('variant'),
    barcodes: idsOf('barcode'),
  });
  return new Map(
    known.flatMap((variant) =>
      ID_COLUMNS.map((kind) => [`${kind} ${variant[FIELD[kind]] ?? ''}`, variant] as const),
    ),
  );
}

interface FoundRow {
  readonly file: string;
  readonly input: VariantInput;
}

/** Reads rows and finds their variants; rows of unknown ones are rejected. */
async function collect(
  run: ImportRun,
  rows: readonly UpdateRow[],
  byProduct: Map<string, FoundRow[]>,
): Promise<void> {
  const { report, seen, options, locations } = run;
  const known = await findVariants(run, rows);
  for (const { file, canonical, id } of rows) {
    const place = { file, row: canonical.row };
    const variant = id === undefined ? undefined : known.get(`${id.kind} ${id.text}`);
    if (id === undefined || variant === undefined) {
      report.reject(
        id === undefined
          ? { ...place, reason: 'the row has no sku, variant or barcode', suggestion: 'Fill one of them.' }
          : {
              ...place,
              column: canonical.cells.get(id.kind)?.column ?? id.kind,
              reason: `the shop has no ${id.kind} ${JSON.stringify(id.text)}`,
              suggestion: 'Correct it, or import the product before.',
            },
      );
      continue;
    }
    const earlier = seen.claim('variant', variant.id, `${file}:${canonical.row}`);
    if (earlier !== undefined) {
      report.reject({
        ...place,
        reason: `the variant is that of ${earlier}`,
        suggestion: 'Keep one of the rows.',
      });
      continue;
    }
    const context = {
      report,
      decimal: options.mapping.decimal,
      isOwnFormat: true,
      locations,
      language: options.mapping.language,
    };
    const parsed = parseUpdate(file, canonical, context);
    if (parsed === undefined) continue;
    const color: ColorInput = { labels: {}, prices: parsed.prices };
    const found = { file, input: { row: canonical.row, code: variant.id, stock: parsed.stock, color } };
    byProduct.set(variant.product_id, [...(byProduct.get(variant.product_id) ?? []), found]);
  }
}

async function readFile(
  run: ImportRun,
  options: UpdateOptions,
  file: string,
  byProduct: Map<string, FoundRow[]>,
): Promise<void> {
  const { report } = run;
  const reader = await readRows(file, {
    encoding: options.encoding,
    onBytes: (count) => options.onBytes?.(count),
    onRejected: report.reject,
  });
  let rows: UpdateRow[] = [];
  for await (const row of reader.rows) {
    rows.push(toUpdate(file, row, options));
    if (rows.length < LOOK_UP) continue;
    await collect(run, rows, byProduct);
    rows = [];
  }
  await collect(run, rows, byProduct);
  const used = reader.columns.filter((column) => columnOf(column, options) !== undefined);
  for (const column of reader.columns)
    if (!used.includes(column)) report.unused(file, column, 'not part of this update');
  if (!used.some((column) => !ID_COLUMNS.some((id) => id === columnOf(column, options))))
    throw new FileProblem(
      `${file} has no column of ${options.prices ? 'prices' : 'stock'}; name it price or stock, or map it in the mapping file.`,
    );
}

/** Sets prices or stock of known variants; rows are collected first, because a colour has one price for its sizes. */
export async function importUpdates(database: Database, options: UpdateOptions): Promise<Report> {
  const run = await startRun(database, options);
  const byProduct = new Map<string, FoundRow[]>();
  let stopped: FileProblem | undefined;
  try {
    for (const file of options.files) await readFile(run, options, file, byProduct);
  } catch (error) {
    if (!(error instanceof FileProblem)) throw error;
    stopped = error;
  }
  const ids = [...byProduct.keys()];
  for (let start = 0; stopped === undefined && start < ids.length; start += BATCH) {
    const some = ids.slice(start, start + BATCH);
    const references = await findReferences(database.read, some);
    await importProducts(
      run,
      some.flatMap((id) => {
        const found = byProduct.get(id) ?? [];
        const [first] = found;
        const reference = references.get(id);
        if (first === undefined || reference === undefined) return [];
        const variants = found.map(({ input }) => input);
        return [
          {
            file: first.file,
            row: first.input.row,
            reference,
            texts: new Map(),
            variants,
            rowCount: variants.length,
          },
        ];
      }),
    );
  }
  await finishRun(run);
  if (stopped !== undefined) throw new ImportStopped(run.report, stopped);
  return run.report;
}
