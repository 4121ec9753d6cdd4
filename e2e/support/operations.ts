import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const CONTRACTS = join(import.meta.dirname, '../../openapi/bundled');
const METHODS: ReadonlySet<string> = new Set(['get', 'put', 'post', 'patch', 'delete']);

interface Known {
  readonly operation: string;
  readonly method: string;
  readonly shape: RegExp;
  readonly parameters: number;
  /** An operation of another provider. */
  readonly isExternal: boolean;
}

function readContracts(): readonly Known[] {
  const known: Known[] = [];
  for (const file of readdirSync(CONTRACTS)) {
    const contract: { paths: Record<string, Record<string, unknown>>; 'x-external'?: boolean } = JSON.parse(
      readFileSync(join(CONTRACTS, file), 'utf8'),
    );
    const { paths, 'x-external': isExternal = false } = contract;
    for (const [path, methods] of Object.entries(paths)) {
      const shape = new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
      const parameters = path.split('{').length - 1;
      for (const name of Object.keys(methods).filter((each) => METHODS.has(each))) {
        const method = name.toUpperCase();
        known.push({ operation: `${method} ${path}`, method, shape, parameters, isExternal });
      }
    }
  }
  // Static paths come before parametrised ones.
  return known.toSorted((one, other) => one.parameters - other.parameters);
}

const operations = readContracts();

/** The operation of a request in the contracts (`GET /cart/v1/cart/{basketId}`). */
export function operationOf(method: string, url: string): string {
  const [path = '/'] = url.split('?', 1);
  const found = operations.find((each) => each.method === method && each.shape.test(path));
  return found?.operation ?? `${method} ${path}`;
}

/** Every operation of our contracts, as `GET /cart/v1/cart/{basketId}`. */
export const contractOperations: readonly string[] = operations
  .filter(({ isExternal }) => !isExternal)
  .map(({ operation }) => operation);
