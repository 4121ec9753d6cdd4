import type { FastifyPluginAsync } from 'fastify';

import { ownerOf } from '../context/request-context.ts';
import type { ResponseOf, OperationId } from '../contracts/operation-types.ts';
import type { Database, Tx } from '../db/database.ts';
import { checkResolvers } from '../policy/check.ts';
import { grants } from '../policy/grant.ts';
import { idOf, proofsOf } from '../policy/ids.ts';
import type { ObjectResolver, Owned } from '../policy/objects.ts';
import { isOwnedRow, type AnyRow, type OwnedRow } from '../policy/row.ts';
import { policy } from '../policy/table.ts';
import { StartupProblem } from '../process/startup-problem.ts';
import type { Area } from './area.ts';
import type { BareCall } from './handlers.ts';
import type { NotYetFields } from './not-yet.ts';

/** A raw call with the recorder of its result. */
export type BoundCall<Id extends OperationId> = BareCall<Id> & {
  /** Records the result within the change's transaction. */
  readonly recordResult?: (tx: Tx, result: unknown) => Promise<void>;
};

/** Handlers with their policy access applied. */
export interface BoundArea {
  readonly name: string;
  readonly handlers: { readonly [Id in OperationId]?: (call: BoundCall<Id>) => Promise<ResponseOf<Id>> };
  readonly notYet?: NotYetFields;
  readonly routes?: FastifyPluginAsync;
}

type AnyCall = Pick<BoundCall<OperationId>, 'params' | 'query' | 'body' | 'context' | 'recordResult'>;
type AnyHandler = (call: object) => Promise<unknown>;
type AnyResolver = ObjectResolver<Owned>;

const rows: Readonly<Record<string, AnyRow>> = policy;

/** Throws for kinds with two resolvers. */
function joinResolvers(areas: readonly Area[]): Map<string, AnyResolver> {
  const resolvers = new Map<string, AnyResolver>();
  for (const { objects = {} } of areas) {
    for (const [kind, resolver] of Object.entries(objects)) {
      if (resolvers.has(kind)) throw new StartupProblem(`Two areas resolve ${kind}.`);
      // A resolver's objects only reach its own checks and handlers of its kind.
      resolvers.set(kind, resolver as unknown as AnyResolver);
    }
  }
  return resolvers;
}

const bindOwned =
  (row: OwnedRow, resolver: AnyResolver, database: Database, handler: AnyHandler) =>
  async ({ recordResult: recordAnswer, ...call }: AnyCall) => {
    const id = idOf(row, call);
    const { brand } = call.context;
    const request = { id, owner: ownerOf(call.context), brand, proofs: proofsOf(row, call) };
    return grants[row.access](database, resolver, request, async (granted, tx) => {
      const result = await handler({ ...call, ...granted });
      if (tx !== undefined) await recordAnswer?.(tx, result);
      return result;
    });
  };

function bind(
  operationId: string,
  handler: AnyHandler,
  database: Database,
  resolver: AnyResolver | undefined,
) {
  const row = rows[operationId];
  if (row !== undefined && isOwnedRow(row) && resolver !== undefined)
    return bindOwned(row, resolver, database, handler);
  const transaction = <T>(run: (tx: Tx) => Promise<T>): Promise<T> => database.transaction(run);
  const open = row?.object === 'session' ? { transaction } : { db: database.read };
  return async ({ recordResult: _none, ...call }: AnyCall) => handler({ ...call, ...open });
}

/** Applies the policy to handlers; throws for unresolved kinds and unused resolvers. */
export function bindAreas(areas: readonly Area[], database: Database): BoundArea[] {
  const resolvers = joinResolvers(areas);
  checkResolvers(
    areas.flatMap(({ handlers }) => Object.keys(handlers)),
    rows,
    resolvers,
  );
  return areas.map(({ objects: _objects, ...area }) => {
    const handlers = Object.entries(area.handlers).map(([operationId, handler]) => {
      const row = rows[operationId];
      const resolver = row === undefined ? undefined : resolvers.get(row.object);
      // Each handler gets the calls and grants of its operation.
      return [operationId, bind(operationId, handler as unknown as AnyHandler, database, resolver)];
    });
    return { ...area, handlers: Object.fromEntries(handlers) as BoundArea['handlers'] };
  });
}
