import { randomUUID } from 'node:crypto';
import type { NewPriceAdjustment } from '@haberdash/api-client/cart';

import { needAssociate, needStoreSession } from '../../associates/store-session.ts';
import { defineHandlers } from '../../../../platform/operations/area.ts';
import { ServiceError } from '../../../../platform/errors/service-error.ts';
import type { Clock } from '../../../../shared/clock.ts';
import { toMinor } from '../../../../shared/money.ts';
import { adjustmentRepository } from '../adjustment-repository.ts';
import { isAllowed, type AdjustmentTerms } from '../rules/adjustments.ts';
import type { PricedCart } from '../pricing.ts';
import type { CartService } from '../service.ts';

const termsOf = ({ type, value, reason }: Omit<NewPriceAdjustment, 'inStoreSalesInfo'>): AdjustmentTerms => ({
  type,
  // Percentages have two decimals, as money.
  value: toMinor(value),
  reason,
});

/** The adjustable amount without existing adjustments. */
function restOf({ reductions: { adjusted } }: PricedCart, lineId: string | null) {
  if (lineId === null) {
    const ofLines = new Set(adjusted.rows.filter((row) => row.lineId === null).map(({ id }) => id));
    const lowered = [...adjusted.amounts].reduce((sum, [id, off]) => (ofLines.has(id) ? sum : sum + off), 0);
    return { rest: adjusted.adjustable.reduce((sum, { rest }) => sum + rest, 0) - lowered, quantity: 1 };
  }
  return adjusted.adjustable.find(({ id }) => id === lineId);
}

/** Rejects adjustments of nothing or above the cap. */
function rejectTooMuch(priced: PricedCart, lineId: string | null, terms: AdjustmentTerms): void {
  const base = restOf(priced, lineId);
  if (base === undefined) throw new ServiceError('ORD404', lineId === null ? {} : { itemId: lineId });
  if (!isAllowed(terms, base.rest, base.quantity)) throw new ServiceError('PRC400', { field: 'value' });
}

const currentTerms = ({ type, value, reason }: AdjustmentTerms): AdjustmentTerms => ({ type, value, reason });

/** Calls of associates that adjust prices (spec 1 §6, §7). */
export const adjustmentHandlers = (carts: CartService, clock: Clock) =>
  defineHandlers({
    addPriceAdjustment: async ({ body, ...call }) =>
      carts.change(call, async ({ cart, price }) => {
        const { agent, ...served } = await needStoreSession(call.tx, call.context, body.inStoreSalesInfo);
        const terms = termsOf(body);
        const { itemId: lineId = null } = body;
        const priced = await price();
        rejectTooMuch(priced, lineId, terms);
        const now = new Date(clock.now());
        const id = randomUUID();
        const adjustments = adjustmentRepository(call.tx);
        if (!(await adjustments.add({ id, cartId: cart.id, lineId, ...terms, createdAt: now })))
          throw new ServiceError('ORD415', { field: 'itemId' });
        const line = priced.lines.find(({ row }) => row.id === lineId);
        await adjustments.note(cart, {
          adjustmentId: id,
          lineId,
          variantId: line?.row.variantId ?? null,
          agent,
          storeId: served.storeId,
          employeeNo: served.storeEmployeeId,
          after: terms,
          changedAt: now,
        });
      }),
    updatePriceAdjustment: async ({ body, params, ...call }) =>
      carts.change(call, async ({ cart, price }) => {
        const agent = await needAssociate(call.tx, call.context);
        const priced = await price();
        const known = priced.reductions.adjusted.rows.find(({ id }) => id === params.adjustmentId);
        if (known === undefined) throw new ServiceError('ORD404', { field: 'adjustmentId' });
        const terms: AdjustmentTerms = {
          type: body.type ?? known.type,
          value: body.value === undefined ? known.value : toMinor(body.value),
          reason: body.reason ?? known.reason,
        };
        rejectTooMuch(priced, known.lineId, terms);
        const adjustments = adjustmentRepository(call.tx);
        await adjustments.change(cart, known.id, terms);
        await adjustments.note(cart, {
          adjustmentId: known.id,
          lineId: known.lineId,
          agent,
          before: currentTerms(known),
          after: terms,
          changedAt: new Date(clock.now()),
        });
      }),
    removePriceAdjustment: async ({ params, ...call }) =>
      carts.change(call, async ({ cart, price }) => {
        const agent = await needAssociate(call.tx, call.context);
        const known = (await price()).reductions.adjusted.rows.find(({ id }) => id === params.adjustmentId);
        if (known === undefined) return;
        const adjustments = adjustmentRepository(call.tx);
        await adjustments.remove(cart, known.id);
        await adjustments.note(cart, {
          adjustmentId: known.id,
          lineId: known.lineId,
          agent,
          before: currentTerms(known),
          changedAt: new Date(clock.now()),
        });
      }),
  });
