import type { Operation } from '../contracts/contracts.ts';
import { StartupProblem } from '../process/startup-problem.ts';
import type { PolicyRow } from './table.ts';

/** Refuses to start with an operation that has no row, or one whose row and contract disagree. */
export function checkPolicy(
  operations: Iterable<Operation>,
  table: Readonly<Record<string, PolicyRow>>,
): void {
  for (const { operationId, needsToken } of operations) {
    const row = table[operationId];
    if (row === undefined)
      throw new StartupProblem(`The operation ${operationId} has no row in the policy table.`);
    if ((row.actor === 'shopper') !== needsToken) {
      throw new StartupProblem(
        `The policy row of ${operationId} and its contract disagree about who may call it.`,
      );
    }
  }
}
