import { email } from '@haberdash/validation';

import { defineHandlers, type Services } from '../../platform/operations/area.ts';
import { ServiceRefusal } from '../../platform/errors/refusal.ts';
import { NOBODY } from '../../platform/limits/client.ts';
import { orderLookups } from '../../platform/limits/table.ts';
import type { Executor } from '../../platform/db/database.ts';
import type { Own } from '../../platform/policy/objects.ts';
import { marketOf } from '../../shared/countries/table.ts';
import type { OrderRow } from '../placement/repository.ts';
import { purchaseReader, type Purchase } from './repository.ts';
import { toSummary, toTracking } from './view.ts';

/** An order whose payment is open is none yet, not even to its owner. */
async function purchaseOf(db: Executor, order: Own<OrderRow>): Promise<Purchase> {
  if (order.state !== 'PLACED') throw new ServiceRefusal('OHS4004');
  return { order, fulfilment: await purchaseReader(db).fulfilment(order) };
}

/** Calls about orders that are placed (spec 1 §7). */
export const purchaseHandlers = ({ clock, limits }: Pick<Services, 'clock' | 'limits'>) =>
  defineHandlers({
    getPurchaseHistory: async ({ object: purchaser, db, body, context }) => {
      const { timeZone } = marketOf(context.country)?.delivery ?? { timeZone: 'UTC' };
      const { start, count, from, to, status } = body;
      const page = { start, count, from, to, status, timeZone };
      const reader = purchaseReader(db);
      const purchases = await reader.history(purchaser, page);
      return {
        total: await reader.total(purchaser, page),
        purchases: purchases.map((purchase) => toSummary(purchase, clock.now())),
      };
    },
    trackOrder: async ({ find, db, body, context }) => {
      // Whoever guesses addresses of one order is slowed down wherever the calls come from.
      await limits?.check(orderLookups, { client: context.client ?? NOBODY, object: body.orderNumber });
      if ('email' in body && !email.test(body.email.trim()))
        throw new ServiceRefusal('ORD400', { field: 'email' });
      const order = await find();
      const purchase = await purchaseOf(db, order);
      return toTracking(purchase, await purchaseReader(db).lines(order), context.edition);
    },
  });
