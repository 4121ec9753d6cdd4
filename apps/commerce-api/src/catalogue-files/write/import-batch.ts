import { sql } from 'drizzle-orm';

import { ADVISORY_LOCKS } from '../../platform/db/advisory-locks.ts';
import type { Executor, Tx } from '../../platform/db/database.ts';
import { internalBarcode, isInternalBarcode, productCodeOf } from '../derive/codes.ts';
import type { ProductInput } from '../model.ts';
import type { Report } from '../report.ts';
import { planProduct, type PlanContext, type ProductPlan } from './plan-product.ts';
import { findByReference, findTaken, findTakenCodes, idList, readStates, type VariantRow } from './state.ts';
import { lockStockOf } from './write-stock.ts';
import { writePlans } from './write-plans.ts';

/** What earlier rows of the same import use; a repeated batch finds its own rows. */
export interface SeenIds {
  /** The place of the first use; undefined if it is the caller's. */
  claim(kind: 'sku' | 'barcode' | 'variant', id: string, place: string): string | undefined;
}

export function createSeenIds(): SeenIds {
  const seen = new Map<string, string>();
  return {
    claim(kind, id, place) {
      const key = `${kind} ${id}`;
      const known = seen.get(key);
      if (known === undefined) seen.set(key, place);
      return known === place ? undefined : known;
    },
  };
}

export interface BatchContext extends PlanContext {
  readonly seen: SeenIds;
}

/** Leaves out rows whose SKU or bar code an earlier row has. */
function withoutRepeated(input: ProductInput, { seen, report }: BatchContext): ProductInput {
  const variants = input.variants.filter(({ sku, barcode, row }) => {
    const place = `${input.file}:${row}`;
    for (const [kind, id] of [
      ['sku', sku],
      ['barcode', barcode],
    ] as const) {
      const earlier = id === undefined ? undefined : seen.claim(kind, id, place);
      if (earlier === undefined) continue;
      report.reject({
        file: input.file,
        row,
        reason: `the ${kind === 'sku' ? 'SKU' : 'bar code'} ${JSON.stringify(id)} is that of ${earlier}`,
        suggestion: 'Give each variant one of its own.',
      });
      return false;
    }
    return true;
  });
  return { ...input, variants };
}

async function lock(tx: Tx, ids: readonly string[], withStock: boolean): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.catalogue})`);
  // Stock before products, as an order that takes the last unit.
  if (withStock) {
    const { rows } = await tx.execute<{ id: string }>(
      sql`select id from variant where product_id in ${idList(ids)}`,
    );
    await lockStockOf(
      tx,
      rows.map(({ id }) => id),
    );
  }
  await tx.execute(sql`select 1 from product where id in ${idList(ids)} order by id for update`);
}

/** Leaves out variants whose ids other products have, and gives those without a bar code a free number. */
async function withoutTaken(
  db: Executor,
  plans: readonly ProductPlan[],
  report: Report,
): Promise<ProductPlan[]> {
  // What a variant has already is not that of another one.
  const all = plans.flatMap(({ variants, before }) => {
    const known = new Map((before?.variants ?? []).map((each) => [each.id, each]));
    return variants.filter(({ id, sku, upc }) => known.get(id)?.sku !== sku || known.get(id)?.upc !== upc);
  });
  const taken = await findTaken(db, {
    skus: all.flatMap(({ sku }) => sku ?? []),
    codes: all.map(({ id }) => id),
    barcodes: all.map(({ upc }) => upc),
  });
  const bySku = new Map(taken.map((each) => [each.sku, each]));
  const byCode = new Map(taken.map((each) => [each.id, each]));
  const byBarcode = new Map(taken.map((each) => [each.upc, each]));
  const used = new Set(taken.map(({ upc }) => upc));
  const free = (row: VariantRow): VariantRow => {
    const owner = byBarcode.get(row.upc);
    const isOwn = owner?.id === row.id;
    let { upc } = row;
    for (let attempt = 1; isInternalBarcode(upc) && !isOwn && used.has(upc); attempt += 1)
      upc = internalBarcode(row.id, attempt);
    used.add(upc);
    return { ...row, upc };
  };
  return plans.flatMap((plan) => {
    const variants = plan.variants.map(free).filter((row) => {
      const owner = (row.sku === null ? undefined : bySku.get(row.sku)) ?? byBarcode.get(row.upc);
      const isTaken = owner !== undefined && owner.id !== row.id;
      const other = isTaken ? owner : byCode.get(row.id);
      if (other === undefined || (!isTaken && other.product_id === row.product_id)) return true;
      const source = plan.input.variants.find(
        ({ sku, code }) => (sku ?? null) === row.sku || code === row.id,
      );
      report.reject({
        file: plan.input.file,
        row: source?.row ?? plan.input.row,
        reason: `the variant ${other.id} of product ${other.product_id} has the ${other.sku !== null && other.sku === row.sku ? `SKU ${JSON.stringify(row.sku)}` : `code or bar code of this row`}`,
        suggestion: 'Give each variant ids of its own, or correct the product id.',
      });
      return false;
    });
    if (variants.length === 0 && plan.before === undefined) {
      report.reject({
        file: plan.input.file,
        row: plan.input.row,
        reason: `product ${JSON.stringify(plan.input.reference)}: no variant of the product is left`,
        suggestion: 'Correct its rows.',
      });
      return [];
    }
    const left = new Set(variants.map(({ id }) => id));
    return [{ ...plan, variants, shelves: plan.shelves.filter(({ variant_id: id }) => left.has(id)) }];
  });
}

/** A product that a file has, and what was imported of it. */
export interface ImportedProduct {
  readonly id: string;
  readonly variantIds: readonly string[];
  /** No row of it was rejected. */
  readonly isComplete: boolean;
}

/** Imports products of different ids; without a transaction it only reports. */
export async function importBatch(
  db: Executor,
  tx: Tx | undefined,
  inputs: readonly ProductInput[],
  context: BatchContext,
): Promise<ImportedProduct[]> {
  const { report } = context;
  const known = await findByReference(
    db,
    inputs.map(({ reference }) => reference),
  );
  const ids = [...new Set(known.values())];
  if (tx !== undefined) {
    const withStock = inputs.some(({ variants }) => variants.some(({ stock }) => stock.size > 0));
    await lock(tx, ids, withStock);
  }
  const states = new Map((await readStates(db, ids)).map((state) => [state.product.id, state]));
  const codes = inputs
    .filter(({ reference }) => !known.has(reference))
    .map(({ code, reference }) => code ?? productCodeOf(reference));
  const takenCodes = await findTakenCodes(db, codes);
  const plans = inputs.flatMap((input) => {
    const before = states.get(known.get(input.reference) ?? '');
    const code = input.code ?? productCodeOf(input.reference);
    if (before === undefined && takenCodes.has(code)) {
      report.reject({
        file: input.file,
        row: input.row,
        reason: `the product code ${code} is that of another product`,
        suggestion: 'Set another one in the column code.',
      });
      return [];
    }
    return planProduct(withoutRepeated(input, context), before, context) ?? [];
  });
  const free = await withoutTaken(db, plans, report);
  await writePlans(tx, free, report);
  return free.map(({ product, variants, input }) => ({
    id: product.id,
    variantIds: variants.map(({ id }) => id),
    isComplete: variants.length === input.rowCount,
  }));
}
