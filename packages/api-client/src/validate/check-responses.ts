import type { CheckedResponse } from '../core/hooks.ts';
import type { ResponseContract } from './contract.ts';
import { createFaultFinder, type Fault } from './find-fault.ts';

/** A response that breaks its contract: call, path and problem. */
export interface ResponseFault extends Fault {
  readonly operation: string;
  readonly status: number;
}

/** Thrown for a response that breaks its contract, unless `onFault` is set. */
export class ContractError extends Error implements ResponseFault {
  override readonly name = 'ContractError';
  readonly operation: string;
  readonly status: number;
  readonly path: string;
  readonly problem: string;

  constructor({ operation, status, path, problem }: ResponseFault) {
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
  readonly onFault?: (fault: ResponseFault) => void;
}

const isAmong = ([, ...statuses]: readonly [unknown, ...number[]], status: number): boolean =>
  statuses.includes(status);

/**
 * Validates every response against its contract, as the client's `check` hook.
 *
 * @example createCartClient({ ...options, hooks: { check: checkResponses(contract) } })
 */
export function checkResponses(
  contract: ResponseContract,
  options: CheckOptions = {},
): (response: CheckedResponse) => void {
  const findFault = createFaultFinder(contract.schemas);
  const { onFault } = options;
  const faultOf = ({ operation, status, body }: CheckedResponse): Fault | undefined => {
    const shapes = Object.hasOwn(contract.answers, operation) ? contract.answers[operation] : undefined;
    if (shapes === undefined) return { path: '', problem: `belongs to no call of ${contract.service}` };
    const shape = shapes.find((entry) => isAmong(entry, status));
    return shape === undefined
      ? { path: '', problem: 'has a status that the contract does not know' }
      : findFault(shape[0], body);
  };
  return (response) => {
    const fault = faultOf(response);
    if (fault === undefined) return;
    const found = { operation: response.operation, status: response.status, ...fault };
    if (onFault === undefined) throw new ContractError(found);
    onFault(found);
  };
}
