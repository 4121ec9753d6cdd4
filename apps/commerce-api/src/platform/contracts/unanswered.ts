import { StartupProblem } from '../process/startup-problem.ts';
import type { Operation } from './contracts.ts';

/**
 * Operations of the contracts that the service does not answer yet: their requests are read and checked, and
 * the answer is 501. The list only shrinks: an operation leaves it when its handler and its policy row come
 * (and, with the first one of a contract, that contract joins the types in `operation-types.ts`).
 */
export const unanswered = [
  'getProductSets',
  'getProductSet',
  'requestStockNotification',
  'reserveWithItem',
] as const satisfies readonly string[];

/** The name of an operation that has neither a handler nor a policy row yet. */
export type UnansweredId = (typeof unanswered)[number];

/** Refuses to start with a listed operation that somebody answers, that no contract has, or that stands twice. */
export function checkUnanswered(
  listed: readonly string[],
  operations: ReadonlyMap<string, Operation>,
  handlers: ReadonlyMap<string, unknown>,
): void {
  for (const [index, operationId] of listed.entries()) {
    if (listed.indexOf(operationId) !== index)
      throw new StartupProblem(`The operation ${operationId} is listed as unanswered twice.`);
    if (!operations.has(operationId))
      throw new StartupProblem(
        `No contract has the operation ${operationId}, which is listed as unanswered.`,
      );
    if (handlers.has(operationId))
      throw new StartupProblem(
        `The operation ${operationId} is answered: it has to leave the list of unanswered ones.`,
      );
  }
}
