import type { CheckedAnswer } from '../core/hooks.ts';
import type { AnswerContract } from './contract.ts';
import { createFaultFinder, type Fault } from './find-fault.ts';

/** An answer that breaks its contract: which call, where, and how. */
export interface AnswerFault extends Fault {
  readonly operation: string;
  readonly status: number;
}

/** Thrown for an answer that breaks its contract, unless the caller only wants to hear of it. */
export class ContractError extends Error implements AnswerFault {
  override readonly name = 'ContractError';
  readonly operation: string;
  readonly status: number;
  readonly path: string;
  readonly problem: string;

  constructor({ operation, status, path, problem }: AnswerFault) {
    super(
      `The ${status} answer of ${operation} breaks its contract: ${path === '' ? 'the body' : path} ${problem}`,
    );
    this.operation = operation;
    this.status = status;
    this.path = path;
    this.problem = problem;
  }
}

/** How faults are told; without `onFault` they are thrown, which suits tests. */
export interface CheckOptions {
  /** Hears of a fault instead of throwing it: for logs in production. */
  readonly onFault?: (fault: AnswerFault) => void;
}

const isAmong = ([, ...statuses]: readonly [unknown, ...number[]], status: number): boolean =>
  statuses.includes(status);

/**
 * Holds every answer of a client against its contract, for the `check` hook of the client.
 *
 * @example createCartClient({ ...options, hooks: { check: checkAnswers(contract) } })
 */
export function checkAnswers(
  contract: AnswerContract,
  options: CheckOptions = {},
): (answer: CheckedAnswer) => void {
  const findFault = createFaultFinder(contract.schemas);
  const { onFault } = options;
  const faultOf = ({ operation, status, body }: CheckedAnswer): Fault | undefined => {
    const shapes = Object.hasOwn(contract.answers, operation) ? contract.answers[operation] : undefined;
    if (shapes === undefined) return { path: '', problem: `belongs to no call of ${contract.service}` };
    const shape = shapes.find((entry) => isAmong(entry, status));
    return shape === undefined
      ? { path: '', problem: 'has a status that the contract does not know' }
      : findFault(shape[0], body);
  };
  return (answer) => {
    const fault = faultOf(answer);
    if (fault === undefined) return;
    const found = { operation: answer.operation, status: answer.status, ...fault };
    if (onFault === undefined) throw new ContractError(found);
    onFault(found);
  };
}
