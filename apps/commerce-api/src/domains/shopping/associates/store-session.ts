import { and, eq } from 'drizzle-orm';

import { shopperOf, type RequestContext } from '../../../platform/context/request-context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { ServiceError } from '../../../platform/errors/service-error.ts';
import { associateReader } from './repository.ts';
import { inStoreSale, storeEmployee } from './schema.ts';

/** Store and employee of a call (spec 1 §3). */
export interface SalesInfo {
  readonly storeId: string;
  readonly storeEmployeeId: string;
}

export interface StoreSession extends SalesInfo {
  /** Subject of the associate's token. */
  readonly agent: string;
}

/** The employed associate of a token; AUT404 otherwise. */
export async function needAssociate(tx: Tx, context: RequestContext): Promise<string> {
  const { subject, type } = shopperOf(context);
  if (type !== 'Agent' || !(await associateReader(tx).isEmployed(subject))) throw new ServiceError('AUT404');
  return subject;
}

/** Validates a store session: associate (AUT404), store (STR404), employment (AUT404). */
export async function needStoreSession(
  tx: Tx,
  context: RequestContext,
  { storeId, storeEmployeeId }: SalesInfo,
): Promise<StoreSession> {
  const agent = await needAssociate(tx, context);
  if ((await associateReader(tx).storeName(storeId)) === undefined)
    throw new ServiceError('STR404', { field: 'inStoreSalesInfo.storeId' });
  const [works] = await tx
    .select({ employeeNo: storeEmployee.employeeNo })
    .from(storeEmployee)
    .where(
      and(
        eq(storeEmployee.brand, context.brand),
        eq(storeEmployee.storeId, storeId),
        eq(storeEmployee.employeeNo, storeEmployeeId),
        eq(storeEmployee.isActive, true),
      ),
    );
  if (works === undefined) throw new ServiceError('AUT404', { field: 'inStoreSalesInfo.storeEmployeeId' });
  return { agent, storeId, storeEmployeeId };
}

/** The store session of an order: required for associates (API400), forbidden for others. */
export async function sessionOfOrder(
  tx: Tx,
  context: RequestContext,
  info: SalesInfo | undefined,
): Promise<StoreSession | undefined> {
  if (info !== undefined) return needStoreSession(tx, context, info);
  if (shopperOf(context).type === 'Agent') throw new ServiceError('API400', { field: 'inStoreSalesInfo' });
  return undefined;
}

/** Records the seller of a payment and its order. */
export async function noteSale(
  tx: Tx,
  attemptId: string,
  { agent, storeId, storeEmployeeId }: StoreSession,
  now: Date,
): Promise<void> {
  await tx
    .insert(inStoreSale)
    .values({ attemptId, agent, storeId, employeeNo: storeEmployeeId, createdAt: now });
}
