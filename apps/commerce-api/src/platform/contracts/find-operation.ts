import { listOperations, type Contract, type Operation } from './contracts.ts';

/** An operation with the contract that it stands in. */
export interface FoundOperation {
  readonly contract: Contract;
  readonly operation: Operation;
}

/** Finds the operation of a call by its method and its address, or by the template of its path. */
export type FindOperation = (method: string, address: string) => FoundOperation | undefined;

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const toPattern = (path: string): RegExp =>
  new RegExp(
    `^${path
      .split(/\{\w+\}/)
      .map(escape)
      .join('[^/]+')}$`,
  );

const parameterCount = (path: string): number => path.split('{').length - 1;

/** Prepares the search: where two templates fit, the one that says more about the address wins. */
export function createOperationFinder(contracts: readonly Contract[]): FindOperation {
  const known = contracts
    .flatMap((contract) =>
      [...listOperations([contract]).values()].map((operation) => ({
        found: { contract, operation },
        pattern: toPattern(operation.path),
      })),
    )
    .toSorted((a, b) => parameterCount(a.found.operation.path) - parameterCount(b.found.operation.path));
  return (method, address) => {
    const [path = ''] = address.split('?', 1);
    return known.find(({ found, pattern }) => found.operation.method === method && pattern.test(path))?.found;
  };
}
