import { listOperations, type Contract, type Operation } from './contracts.ts';

export interface FoundOperation {
  readonly contract: Contract;
  readonly operation: Operation;
}

/** Finds an operation by method and path or template. */
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

/** An operation finder; the more specific template wins. */
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
