import { sql } from 'drizzle-orm';

import { makeQueuedWords, ONLINE_LOCATION } from '../domains/catalogue/index.ts';
import type { Database } from '../platform/db/database.ts';
import { FileProblem } from './file-problem.ts';
import type { CanonicalRow, Format, RowRejection } from './formats/format.ts';
import { createRowMapping } from './formats/map-row.ts';
import { groupRows, type Group } from './group-rows.ts';
import type { Mapping } from './mapping.ts';
import type { CategoryInput, ProductInput } from './model.ts';
import { parseCategory } from './parse-category.ts';
import { parseProduct, type ParseContext } from './parse-product.ts';
import { createReport, type Report } from './report.ts';
import { readRows } from './rows/read-rows.ts';
import {
  createCategoryBook,
  mergeCategory,
  readCategories,
  type CategoryBook,
} from './write/category-book.ts';
import { createSeenIds, importBatch, type ImportedProduct, type SeenIds } from './write/import-batch.ts';
import { removeMissing } from './write/remove-missing.ts';
import { rowError, runPart } from './write/run-part.ts';
import { findByReference } from './write/state.ts';
import { writeCategories } from './write/write-categories.ts';

export interface ImportOptions {
  readonly files: readonly string[];
  readonly format: Format;
  readonly mapping: Mapping;
  readonly isDryRun?: boolean;
  /** Archives products that no file has. */
  readonly deleteMissing?: boolean;
  readonly encoding?: string | undefined;
  readonly now?: Date;
  readonly onBytes?: (count: number) => void;
}

/** Products per transaction: few enough not to delay shoppers. */
const BATCH = 100;
/** From this number of new products on, the planner needs new statistics. */
const MANY_PRODUCTS = 200;

/** What an import shares between its files. */
export interface ImportRun {
  readonly database: Database;
  readonly options: ImportOptions;
  readonly report: Report;
  readonly categories: CategoryBook;
  readonly seen: SeenIds;
  readonly locations: ReadonlySet<string>;
  readonly now: Date;
  readonly found: {
    readonly productIds: Set<string>;
    readonly variantIds: Set<string>;
    readonly completeIds: Set<string>;
  };
  /** A row was rejected whose product is unknown. */
  hasUnknownRows: boolean;
}

export async function startRun(database: Database, options: ImportOptions): Promise<ImportRun> {
  const { rows } = await database.read.execute<{ id: string }>(sql`select id from store`);
  return {
    database,
    options,
    report: createReport(),
    categories: createCategoryBook(await readCategories(database.read), options.mapping),
    seen: createSeenIds(),
    locations: new Set([ONLINE_LOCATION, ...rows.map(({ id }) => id)]),
    now: options.now ?? new Date(),
    found: { productIds: new Set(), variantIds: new Set(), completeIds: new Set() },
    hasUnknownRows: false,
  };
}

/** Writes the categories that types and paths of products have created. */
async function writeCreated(run: ImportRun): Promise<void> {
  const created = run.categories.takeCreated().map((after) => ({ before: undefined, after }));
  if (created.length === 0) return;
  await runPart(run.database, run.options.isDryRun ?? false, run.report, (_, tx, report) =>
    writeCategories(tx, created, report),
  );
}

/** Imports products in one transaction, or one by one where the database does not accept all. */
export async function importProducts(run: ImportRun, inputs: readonly ProductInput[]): Promise<void> {
  const { database, options, categories, seen, now } = run;
  const isDryRun = options.isDryRun ?? false;
  const importAll = (some: readonly ProductInput[]): Promise<ImportedProduct[]> =>
    runPart(database, isDryRun, run.report, (db, tx, report) =>
      importBatch(db, tx, some, { mapping: options.mapping, categories, seen, now, report }),
    );
  const note = (imported: readonly ImportedProduct[]): void => {
    for (const { id, variantIds, isComplete } of imported) {
      run.found.productIds.add(id);
      if (isComplete) run.found.completeIds.add(id);
      for (const variantId of variantIds) run.found.variantIds.add(variantId);
    }
  };
  try {
    note(await importAll(inputs));
  } catch (error) {
    if (rowError(error) === undefined) throw error;
    // One of them is not accepted: the others are imported one by one.
    for (const input of inputs) {
      try {
        note(await importAll([input]));
      } catch (single) {
        const reason = rowError(single);
        if (reason === undefined) throw single;
        run.report.reject({
          file: input.file,
          row: input.row,
          reason: `product ${JSON.stringify(input.reference)}: the database does not accept it (${reason})`,
          suggestion: 'Correct the product and import it again.',
        });
      }
    }
  }
  await writeCreated(run);
}

/** Products that the files have, so that a rejected one is not removed. */
async function noteKnown(run: ImportRun, references: readonly string[]): Promise<void> {
  for (const id of (await findByReference(run.database.read, references)).values())
    run.found.productIds.add(id);
}

async function importCategories(
  run: ImportRun,
  inputs: readonly (readonly [file: string, input: CategoryInput])[],
): Promise<void> {
  const { categories, report } = run;
  const changes = inputs.flatMap(([file, input]) => {
    const before = categories.get(input.id);
    const after = mergeCategory(input, before);
    const parent = after?.category.parent_id;
    if (after === undefined)
      report.reject({
        file,
        row: input.row,
        reason: `the category ${input.id} has no name`,
        suggestion: 'Fill a column such as name:en.',
      });
    else if (parent !== null && parent !== undefined && !categories.has(parent))
      report.reject({
        file,
        row: input.row,
        reason: `the category ${parent} above ${input.id} does not exist`,
        suggestion: 'Put its row before this one.',
      });
    else {
      categories.put(after);
      return [{ before, after }];
    }
    return [];
  });
  await runPart(run.database, run.options.isDryRun ?? false, report, (_, tx, own) =>
    writeCategories(tx, changes, own),
  );
}

/** Rows in haberdash columns; what cannot be mapped is rejected. */
async function* canonicalRows(run: ImportRun, file: string): AsyncGenerator<CanonicalRow> {
  const { options, report, now } = run;
  const reject = (row: number, rejection: RowRejection): void => {
    run.hasUnknownRows = true;
    report.reject({ file, row, ...rejection });
  };
  const mapping = createRowMapping(options.format, { mapping: options.mapping, now });
  const reader = await readRows(file, {
    encoding: options.encoding,
    onBytes: (count) => options.onBytes?.(count),
    onRejected: (remark) => {
      run.hasUnknownRows = true;
      report.reject(remark);
    },
  });
  const { columns } = reader;
  const { key } = options.format;
  if (
    columns.length > 0 &&
    !columns.includes(key) &&
    options.mapping.columns[key] === undefined &&
    !Object.values(options.mapping.columns).includes('product')
  )
    throw new FileProblem(
      `${file} has no column ${JSON.stringify(key)}, which every ${options.format.name} file has; choose the right --format.`,
    );
  for await (const row of reader.rows) {
    const mapped = mapping.map(row);
    if ('cells' in mapped) yield mapped;
    else reject(row.row, mapped);
  }
  for (const column of reader.columns) {
    const reason = mapping.unusedReason(column);
    if (reason !== undefined) report.unused(file, column, reason);
  }
}

async function importFile(run: ImportRun, file: string): Promise<void> {
  const { options, report } = run;
  const context: ParseContext = {
    report,
    decimal: options.mapping.decimal,
    isOwnFormat: options.format.name === 'haberdash',
    locations: run.locations,
    language: options.mapping.language,
  };
  let inputs: ProductInput[] = [];
  let references = new Set<string>();
  const flush = async (): Promise<void> => {
    if (references.size === 0) return;
    await noteKnown(run, [...references]);
    if (inputs.length > 0) await importProducts(run, inputs);
    inputs = [];
    references = new Set();
  };
  const groups = groupRows(file, canonicalRows(run, file), (row, rejection) => {
    run.hasUnknownRows = true;
    report.reject({ file, row, ...rejection });
  });
  let categories: (readonly [string, CategoryInput])[] = [];
  const flushCategories = async (): Promise<void> => {
    if (categories.length > 0) await importCategories(run, categories);
    categories = [];
  };
  const take = async (group: Group): Promise<void> => {
    if (group.kind === 'category') {
      const input = parseCategory(file, group.row, report);
      if (input !== undefined) categories.push([file, input]);
      return;
    }
    await flushCategories();
    // A product whose rows are apart in the file is imported once for each run of them.
    if (references.has(group.reference) || references.size >= BATCH) await flush();
    references.add(group.reference);
    const input = parseProduct(group, context);
    if (input !== undefined) inputs.push(input);
  };
  try {
    for await (const group of groups) await take(group);
  } finally {
    // What was read before a fault is imported.
    await flushCategories();
    await flush();
  }
}

async function remove(run: ImportRun): Promise<void> {
  const { report, options, found, database } = run;
  const nothing = (reason: string): void =>
    report.notice({
      file: options.files.join(', '),
      row: 0,
      reason,
      suggestion: 'Nothing was removed; correct the files and import again.',
    });
  if (found.productIds.size === 0) nothing('the files have no product');
  else if (run.hasUnknownRows) nothing('rows were rejected whose products are unknown');
  else await removeMissing(database, found, options.isDryRun ?? false, report);
}

/** Makes what follows from the tables: words of the search, statistics of the planner. */
export async function finishRun({ database, options, report }: ImportRun): Promise<void> {
  if (options.isDryRun === true) return;
  await makeQueuedWords(database);
  if (report.counts.products.added >= MANY_PRODUCTS) await database.read.execute(sql`analyze`);
}

/** Imports files into the shop: adds and changes by id or SKU; repeatable, also after an interruption. */
export async function importFiles(database: Database, options: ImportOptions): Promise<Report> {
  const run = await startRun(database, options);
  try {
    for (const file of options.files) await importFile(run, file);
    if (options.deleteMissing === true) await remove(run);
  } catch (error) {
    // What was read before is imported and reported.
    if (!(error instanceof FileProblem)) throw error;
    await finishRun(run);
    throw new ImportStopped(run.report, error);
  }
  await finishRun(run);
  return run.report;
}

/** An import that ended at a file which cannot be read; what was imported before is in the report. */
export class ImportStopped extends FileProblem {
  readonly report: Report;
  constructor(report: Report, cause: FileProblem) {
    super(cause.message, { cause });
    this.report = report;
  }
}
