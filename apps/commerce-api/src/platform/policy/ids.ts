import { ServiceError } from '../errors/service-error.ts';
import type { OwnedRow } from './row.ts';

/** The parts of a call with object ids. */
export interface NamingCall {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

function valuesAt(value: unknown, steps: readonly string[]): readonly unknown[] {
  const [step, ...rest] = steps;
  if (step === undefined) return [value];
  if (typeof value !== 'object' || value === null) return [];
  if (step === '*') return Object.values(value).flatMap((inner: unknown) => valuesAt(inner, rest));
  return valuesAt((value as Record<string, unknown>)[step], rest);
}

/** Only new or not yet existing objects may lack an id. */
const mayLackId = ({ access, ids }: OwnedRow): boolean =>
  ids.length === 0 || access === 'create' || access === 'read-if-any';

/** The id of a call, or undefined where it is optional; API400 for two different ones. */
export function idOf(row: OwnedRow, call: NamingCall): string | undefined {
  const named = row.ids.flatMap((path) => valuesAt(call, path.split('.')));
  const [id, ...others] = new Set(named.filter((value) => typeof value === 'string'));
  const isMissing = id === undefined && !mayLackId(row);
  const field = row.ids.at(-1)?.split('.').at(-1);
  if (isMissing || others.length > 0) throw new ServiceError('API400', field === undefined ? {} : { field });
  return id;
}

/** The proofs of a call by field name; texts only. */
export function proofsOf({ proofs = [] }: OwnedRow, call: NamingCall): Readonly<Record<string, string>> {
  return Object.fromEntries(
    proofs.flatMap((path) => {
      const [value] = valuesAt(call, path.split('.'));
      return typeof value === 'string' ? [[path.split('.').at(-1) ?? '', value]] : [];
    }),
  );
}
