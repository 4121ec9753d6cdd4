import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

import type { Services } from '../operations/area.ts';
import type { BoundArea } from '../operations/bind-areas.ts';
import type { OperationId } from '../contracts/operation-types.ts';
import type { BareCall } from '../operations/handlers.ts';
import { shopperOf } from '../context/request-context.ts';
import { ServiceRefusal } from '../errors/refusal.ts';
import { Unavailable } from '../errors/unavailable.ts';
import { keyedCalls, type KeyedCalls } from './repository.ts';

/** How a keyed call ended. */
export interface Outcome {
  readonly body: unknown;
}

/** How long a key names its call. */
export const KEY_LIFETIME_MS = 24 * 60 * 60_000;

/** Beyond what a call may wait for the payment party, after which its process counts as dead. */
const LEASE_MARGIN_MS = 20_000;
const POLL_MS = 100;
const MAX_POLLS = 100;

type AnyCall = Pick<
  BareCall<OperationId>,
  'params' | 'query' | 'body' | 'context' | 'idempotencyKey' | 'log'
>;
type AnyHandler = (call: AnyCall) => Promise<unknown>;

const hashOf = (operationId: string, { params, query, body }: AnyCall): string =>
  createHash('sha256')
    .update(JSON.stringify([operationId, params, query, body]))
    .digest('base64url');

type KeyParts = Pick<Services, 'database' | 'clock' | 'config'>;

/** Runs calls that name themselves once, and repeats the answer for a day. */
function createKeyedRun({ database, clock, config }: KeyParts) {
  const calls: KeyedCalls = keyedCalls(database.read);
  const leaseEnd = (now: number): Date => new Date(now + config.paymentTimeoutMs + LEASE_MARGIN_MS);

  /** Becomes the one that runs the call, or answers with how it ended. */
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
        throw new ServiceRefusal('API422', { field: 'headers.idempotency-key' });
      if (known !== undefined && known.outcome !== null) return known.outcome;
      if (await calls.takeOver(name, new Date(now), leaseUntil)) return undefined;
      await sleep(POLL_MS);
    }
    throw new Unavailable('a call with this key is still running');
  }

  return async function run(operationId: string, handler: AnyHandler, call: AnyCall): Promise<unknown> {
    const { idempotencyKey: key, context } = call;
    if (key === undefined) return handler(call);
    const name = { owner: shopperOf(context).subject, key };
    const ended = await claim(name, hashOf(operationId, call));
    if (ended !== undefined) return ended.body;
    let body: unknown;
    try {
      body = await handler(call);
    } catch (error) {
      // What was refused has changed nothing, and may be asked again: a payment that was not decided then may be now.
      await calls.release(name, new Date(clock.now())).catch(() => undefined);
      throw error;
    }
    // The change is made: whoever asked learns it, though its repeat may then not be recognised.
    await database
      .transaction((tx) => keyedCalls(tx).end(name, { body }), { isRepeatable: true })
      .catch((error: unknown) => call.log.warn({ err: error, operationId }, 'keyed answer not recorded'));
    return body;
  };
}

/** An area whose handlers run a call with an Idempotency-Key once, however often it is sent. */
export function withIdempotencyKeys(area: BoundArea, parts: KeyParts): BoundArea {
  const run = createKeyedRun(parts);
  const handlers = Object.entries(area.handlers).map(([operationId, handler]) => [
    operationId,
    // Each handler is called with the very calls of its operation, of which only the common part is read here.
    (call: AnyCall) => run(operationId, handler as unknown as AnyHandler, call),
  ]);
  return { ...area, handlers: Object.fromEntries(handlers) as BoundArea['handlers'] };
}
