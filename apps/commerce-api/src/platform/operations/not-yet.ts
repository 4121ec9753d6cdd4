import type { OperationId } from '../contracts/operation-types.ts';

/** Unsupported body fields by operation, `*` for list entries; rejected, because accepted data would be stored. */
export type NotYetFields = Readonly<Partial<Record<OperationId, readonly string[]>>>;

function find(value: unknown, steps: readonly string[], path: readonly string[]): string | undefined {
  const [step, ...rest] = steps;
  if (step === undefined) return value === undefined ? undefined : path.join('.');
  if (typeof value !== 'object' || value === null) return undefined;
  const entries: readonly (readonly [string, unknown])[] = Object.entries(value);
  for (const [name, inner] of entries) {
    if (step !== '*' && step !== name) continue;
    const found = find(inner, rest, [...path, name]);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The path of the first unsupported field, such as `0.storeId`. */
export function firstNotYet(body: unknown, fields: readonly string[] = []): string | undefined {
  for (const field of fields) {
    const found = find(body, field.split('.'), []);
    if (found !== undefined) return found;
  }
  return undefined;
}
