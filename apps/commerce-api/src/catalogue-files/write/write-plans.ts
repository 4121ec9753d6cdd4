import type { Tx } from '../../platform/db/database.ts';
import type { Counted, Report } from '../report.ts';
import type { ProductPlan } from './plan-product.ts';
import { differ } from './rows-differ.ts';
import type { ShelfRow } from './state.ts';
import { TABLES, upsertRows, type Table } from './upsert.ts';
import { writeStock, type Shelf } from './write-stock.ts';

type Row = Readonly<Record<string, unknown>>;

const keyOf = (table: Table, row: Row): string => table.key.map((column) => String(row[column])).join(' ');

interface Compared {
  readonly written: readonly Row[];
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
}

/** The rows of a table that are new or differ. */
function compare(table: Table, before: readonly Row[], after: readonly Row[]): Compared {
  const known = new Map(before.map((row) => [keyOf(table, row), row]));
  const added = after.filter((row) => !known.has(keyOf(table, row)));
  const changed = after.filter((row) => {
    const old = known.get(keyOf(table, row));
    return old !== undefined && differ(old, row, table.columns);
  });
  return {
    written: [...added, ...changed],
    added: added.length,
    changed: changed.length,
    unchanged: after.length - added.length - changed.length,
  };
}

interface Changes {
  readonly product: Row[];
  readonly text: Row[];
  readonly color: Row[];
  readonly variant: Row[];
  readonly price: Row[];
  readonly stock: Shelf[];
}

function compareShelves(before: readonly ShelfRow[], after: readonly Shelf[]) {
  const known = new Map(before.map((shelf) => [`${shelf.variant_id} ${shelf.location}`, shelf]));
  const added = after.filter((shelf) => !known.has(`${shelf.variant_id} ${shelf.location}`));
  const changed = after.filter((shelf) => {
    const old = known.get(`${shelf.variant_id} ${shelf.location}`);
    // Fewer units than are sold leave none for sale, as before.
    return old !== undefined && Math.max(0, shelf.quantity - old.committed) !== old.quantity;
  });
  return { written: [...added, ...changed], added: added.length, changed: changed.length };
}

/** Collects what differs, and counts it. */
function collect(plans: readonly ProductPlan[], report: Report): Changes {
  const changes: Changes = { product: [], text: [], color: [], variant: [], price: [], stock: [] };
  const count = (what: Counted, { added, changed, unchanged }: Omit<Compared, 'written'>): void => {
    report.count(what, 'added', added);
    report.count(what, 'changed', changed);
    report.count(what, 'unchanged', unchanged);
  };
  for (const plan of plans) {
    const { before } = plan;
    const product = compare(TABLES.product, before === undefined ? [] : [before.product], [plan.product]);
    const text = compare(TABLES.text, before?.texts ?? [], plan.texts);
    const color = compare(TABLES.color, before?.colors ?? [], plan.colors);
    const variant = compare(TABLES.variant, before?.variants ?? [], plan.variants);
    const price = compare(TABLES.price, before?.prices ?? [], plan.prices);
    const stock = compareShelves(before?.shelves ?? [], plan.shelves);
    const isChanged = [product, text, color].some(({ written }) => written.length > 0);
    report.count('products', before === undefined ? 'added' : isChanged ? 'changed' : 'unchanged');
    count('variants', variant);
    count('prices', price);
    count('stock', { ...stock, unchanged: plan.shelves.length - stock.written.length });
    changes.product.push(...product.written);
    changes.text.push(...text.written);
    changes.color.push(...color.written);
    changes.variant.push(...variant.written);
    changes.price.push(...price.written);
    changes.stock.push(...stock.written);
  }
  return changes;
}

/** Writes what differs from the database, and counts it; without a transaction it only counts. */
export async function writePlans(
  tx: Tx | undefined,
  plans: readonly ProductPlan[],
  report: Report,
): Promise<void> {
  const changes = collect(plans, report);
  if (tx === undefined) return;
  for (const name of ['product', 'text', 'color', 'variant', 'price'] as const)
    await upsertRows(tx, TABLES[name], changes[name]);
  await writeStock(tx, changes.stock);
}
