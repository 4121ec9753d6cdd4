import type { Database, Executor, Tx } from '../db/database.ts';
import { ServiceError } from '../errors/service-error.ts';
import type { ObjectRequest, ObjectResolver, Own, Owned } from './objects.ts';
import { retryAfterProviderCalls } from './provider-call-first.ts';
import type { Access } from './row.ts';

/** The data access of a handler. */
export interface Granted<T> {
  readonly read: { readonly object: Own<T>; readonly db: Executor };
  readonly 'read-if-any': { readonly object: Own<T> | undefined; readonly db: Executor };
  readonly change: { readonly object: Own<T>; readonly tx: Tx };
  readonly create: { readonly object: Own<T>; readonly tx: Tx };
  readonly steps: Steps<T>;
}

/** For handlers that call providers, outside of transactions. */
export interface Steps<T> {
  /** The current object. */
  readonly find: () => Promise<Own<T>>;
  /** For related rows; outside a transaction. */
  readonly db: Executor;
  /** Runs a transaction; `lock` locks the object and checks its owner again. */
  readonly within: <R>(run: (tx: Tx, lock: () => Promise<Own<T>>) => Promise<R>) => Promise<R>;
}

type AnyResolver = ObjectResolver<Owned>;
/** Runs the handler, within the call's transaction if the row opens one. */
type Run = (granted: object, tx?: Tx) => Promise<unknown>;

/** Retries of a blocked change before it is made anyway. */
const MAX_CLEARINGS = 3;

/** The object if the owner matches, else undefined. */
export const ownedBy = <T extends Owned>(
  found: T | undefined,
  { owner }: Pick<ObjectRequest, 'owner'>,
): Own<T> | undefined => (found?.owner === owner ? (found as Own<T>) : undefined);

/** The object for its owner or with proof; others look like missing ones. */
async function admit(
  { missing, check, isProven }: AnyResolver,
  found: Owned | undefined,
  { owner, proofs }: ObjectRequest,
  db: Executor,
): Promise<Own<Owned>> {
  const isOpen = found !== undefined && (found.owner === owner || isProven?.(found, proofs) === true);
  if (!isOpen) throw new ServiceError(missing);
  // The only place that creates this type.
  const object = found as Own<Owned>;
  await check?.(db, object);
  return object;
}

const needed = <T>(part: T | undefined): T => {
  if (part === undefined)
    throw new TypeError('the check of the policy let a resolver without this part pass');
  return part;
};

const find = async (resolver: AnyResolver, db: Executor, request: ObjectRequest): Promise<Own<Owned>> =>
  admit(resolver, await needed(resolver.find)(db, request), request, db);

const lock = async (resolver: AnyResolver, tx: Tx, request: ObjectRequest): Promise<Own<Owned>> =>
  admit(resolver, await needed(resolver.lock)(tx, request), request, tx);

async function change(
  resolver: AnyResolver,
  database: Database,
  request: ObjectRequest,
  run: Run,
): Promise<unknown> {
  for (let clearing = 0; ; clearing += 1) {
    const attempt = await retryAfterProviderCalls(() =>
      database.transaction(async (tx) => {
        const object = await lock(resolver, tx, request);
        const clear = await resolver.blockedBy?.(tx, object);
        if (clear !== undefined && clearing < MAX_CLEARINGS) return { clear };
        return { result: await run({ object, tx }, tx) };
      }),
    );
    if ('result' in attempt) return attempt.result;
    await attempt.clear();
  }
}

type Grant = (
  database: Database,
  resolver: AnyResolver,
  request: ObjectRequest,
  run: Run,
) => Promise<unknown>;

/** Resolves an object by access and runs the handler. */
export const grants: Readonly<Record<Access, Grant>> = {
  read: async ({ read: db }, resolver, request, run) =>
    run({ object: await find(resolver, db, request), db }),
  'read-if-any': async ({ read: db }, resolver, request, run) => {
    const found = await needed(resolver.find)(db, request);
    const object = found === undefined ? undefined : await admit(resolver, found, request, db);
    return run({ object, db });
  },
  change: (database, resolver, request, run) => change(resolver, database, request, run),
  create: (database, resolver, request, run) =>
    request.id === undefined
      ? retryAfterProviderCalls(() =>
          database.transaction(async (tx) => {
            const made = await needed(resolver.create)(tx, request);
            return run({ object: await admit(resolver, made, request, tx), tx }, tx);
          }),
        )
      : change(resolver, database, request, run),
  steps: (database, resolver, request, run) =>
    run({
      find: () => find(resolver, database.read, request),
      db: database.read,
      within: (step) => database.transaction((tx) => step(tx, () => lock(resolver, tx, request))),
    } satisfies Steps<Owned>),
};
