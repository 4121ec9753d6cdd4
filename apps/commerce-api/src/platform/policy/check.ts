import type { Operation } from '../contracts/contracts.ts';
import { StartupProblem } from '../process/startup-problem.ts';
import type { ObjectResolver, Owned } from './objects.ts';
import { NOT_ALLOWED } from './actors.ts';
import { isOwnedRow, type Access, type AnyRow } from './row.ts';
import { ANYONE } from './table.ts';

/** Throws for operations without a row, or with one that contradicts the contract. */
export function checkPolicy(operations: Iterable<Operation>, table: Readonly<Record<string, AnyRow>>): void {
  for (const { operationId, needsToken, errorCodes } of operations) {
    const row = table[operationId];
    if (row === undefined)
      throw new StartupProblem(`The operation ${operationId} has no row in the policy table.`);
    const rejected = ANYONE.filter((actor) => !row.actors.includes(actor));
    const isDocumented =
      rejected.every((actor) => actor === 'anonymous') || errorCodes['403']?.includes(NOT_ALLOWED) === true;
    if (rejected.includes('anonymous') !== needsToken || !isDocumented) {
      throw new StartupProblem(
        `The policy row of ${operationId} and its contract disagree about who may call it.`,
      );
    }
  }
}

/** Resolver methods by access. */
const NEEDED: Readonly<Record<Access, readonly ('find' | 'lock' | 'create')[]>> = {
  read: ['find'],
  'read-if-any': ['find'],
  change: ['lock'],
  create: ['create'],
  steps: ['find', 'lock'],
};

/** Throws for unresolved kinds and unused resolvers. */
export function checkResolvers(
  operationIds: Iterable<string>,
  table: Readonly<Record<string, AnyRow>>,
  resolvers: ReadonlyMap<string, ObjectResolver<Owned>>,
): void {
  const used = new Set<string>();
  for (const operationId of operationIds) {
    const row = table[operationId];
    if (row === undefined || !isOwnedRow(row)) continue;
    const { object, access } = row;
    const parts = [
      ...NEEDED[access],
      ...(access === 'create' && row.ids.length > 0 ? ['lock' as const] : []),
    ];
    const missing = parts.find((part) => resolvers.get(object)?.[part] === undefined);
    if (missing !== undefined)
      throw new StartupProblem(`No area says how to ${missing} ${object}, which ${operationId} needs.`);
    if (row.proofs !== undefined && resolvers.get(object)?.isProven === undefined)
      throw new StartupProblem(`No area says what opens ${object} to others, which ${operationId} needs.`);
    used.add(object);
  }
  const idle = [...resolvers.keys()].find((kind) => !used.has(kind));
  if (idle !== undefined) throw new StartupProblem(`No operation is about ${idle}, which an area resolves.`);
}
