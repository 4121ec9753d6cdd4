import type { CheckedAnswer } from '../core/hooks.ts';
import type { AnswerContract } from './contract.ts';
import { createFaultFinder, type Fault } from './find-fault.ts';

/** A response that breaks its contract: call, path and problem. */
export interface AnswerFault extends Fault {
  readonly operation: string;
  readonly status: number;
}

/** Thrown for a response that breaks its contract, unless `onFault` is set. */
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

export interface CheckOptions {
  /** Receives faults instead of throwing: for logs in production. */
  readonly onFault?: (fault: AnswerFault) => void;
}

const isAmong = ([, ...statuses]: readonly [unknown, ...number[]], status: number): boolean =>
  statuses.includes(status);

/**
 * Validates every response against its contract, as the client's `check` hook.
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
