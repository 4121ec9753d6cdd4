import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

import type { Services } from '../operations/area.ts';
import type { BoundArea, BoundCall } from '../operations/bind-areas.ts';
import type { OperationId } from '../contracts/operation-types.ts';
import type { Tx } from '../db/database.ts';
import { shopperOf } from '../context/request-context.ts';
import { ServiceError } from '../errors/service-error.ts';
import { Unavailable } from '../errors/unavailable.ts';
import { keyedCalls, type KeyedCalls } from './repository.ts';
import type { Outcome } from './outcome.ts';

export const KEY_LIFETIME_MS = 24 * 60 * 60_000;

/** Beyond the longest provider wait the process counts as dead. */
const LEASE_MARGIN_MS = 20_000;
const POLL_MS = 100;
const MAX_POLLS = 100;

type AnyCall = Pick<
  BoundCall<OperationId>,
  'params' | 'query' | 'body' | 'context' | 'idempotencyKey' | 'log' | 'recordResult'
>;
type AnyHandler = (call: AnyCall) => Promise<unknown>;

const hashOf = (operationId: string, { params, query, body }: AnyCall): string =>
  createHash('sha256')
    .update(JSON.stringify([operationId, params, query, body]))
    .digest('base64url');

type KeyParts = Pick<Services, 'database' | 'clock' | 'config'>;

/** Rolls back a slow run; the result of the faster one is returned. */
class SupersededCall extends Unavailable {
  constructor() {
    super('another run of this call has ended before');
  }
}

/** Runs keyed calls once and repeats the result for a day. */
function createKeyedRun({ database, clock, config }: KeyParts) {
  const calls: KeyedCalls = keyedCalls(database.read);
  const leaseEnd = (now: number): Date => new Date(now + config.paymentTimeoutMs + LEASE_MARGIN_MS);

  /** Claims the call, or returns its outcome. */
  async function claim(
    name: { owner: string; key: string },
    requestHash: string,
  ): Promise<Outcome | undefined> {
    for (let poll = 0; poll < MAX_POLLS; poll += 1) {
      const now = clock.now();
      const [leaseUntil, expiresAt] = [leaseEnd(now), new Date(now + KEY_LIFETIME_MS)];
      await calls.removeExpired(new Date(now));
      if (await calls.begin({ ...name, requestHash, leaseUntil, expiresAt })) return undefined;
      const known = await calls.find(name);
      if (known !== undefined && known.requestHash !== requestHash)
        throw new ServiceError('API422', { field: 'headers.idempotency-key' });
      if (known !== undefined && known.outcome !== null) return known.outcome;
      if (await calls.takeOver(name, new Date(now), leaseUntil)) return undefined;
      await sleep(POLL_MS);
    }
    throw new Unavailable('a call with this key is still running');
  }

  /** Releases a failed call for a retry, unless it was completed: a lost commit arrived, or another run was faster. */
  async function release(name: { owner: string; key: string }): Promise<Outcome | undefined> {
    if (await calls.release(name, new Date(clock.now()))) return undefined;
    return (await calls.find(name))?.outcome ?? undefined;
  }

  return async function run(operationId: string, handler: AnyHandler, call: AnyCall): Promise<unknown> {
    const { idempotencyKey: key, context } = call;
    if (key === undefined) return handler(call);
    const name = { owner: shopperOf(context).subject, key };
    const ended = await claim(name, hashOf(operationId, call));
    if (ended !== undefined) return ended.body;
    let isRecorded = false;
    const recordResult = async (tx: Tx, result: unknown): Promise<void> => {
      if (!(await keyedCalls(tx).end(name, { body: result }))) throw new SupersededCall();
      isRecorded = true;
    };
    let body: unknown;
    try {
      body = await handler({ ...call, recordResult });
    } catch (error) {
      const known = await release(name).catch(() => undefined);
      if (known === undefined) throw error;
      return known.body;
    }
    if (isRecorded) return body;
    // Calls with several transactions are idempotent by themselves.
    await database
      .transaction((tx) => keyedCalls(tx).end(name, { body }), { isRepeatable: true })
      .catch((error: unknown) => call.log.warn({ err: error, operationId }, 'keyed answer not recorded'));
    return body;
  };
}

/** Makes handlers idempotent by Idempotency-Key. */
export function withIdempotencyKeys(area: BoundArea, parts: KeyParts): BoundArea {
  const run = createKeyedRun(parts);
  const handlers = Object.entries(area.handlers).map(([operationId, handler]) => [
    operationId,
    // Only the common part of calls is read here.
    (call: AnyCall) => run(operationId, handler as unknown as AnyHandler, call),
  ]);
  return { ...area, handlers: Object.fromEntries(handlers) as BoundArea['handlers'] };
}
