import { ServiceError } from '../errors/service-error.ts';
import type { OwnedRow } from './row.ts';

/** The parts of a call that can name an object. */
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

/** What a row leaves optional only a new object, or one that a shopper may not have yet, can lack. */
const mayLackId = ({ access, ids }: OwnedRow): boolean =>
  ids.length === 0 || access === 'create' || access === 'read-if-any';

/**
 * The id that a call names at the places of its row: undefined where it may name none and does. Two ids in one call are
 * a mistake of the caller (API400).
 */
export function idOf(row: OwnedRow, call: NamingCall): string | undefined {
  const named = row.ids.flatMap((path) => valuesAt(call, path.split('.')));
  const [id, ...others] = new Set(named.filter((value) => typeof value === 'string'));
  const isMissing = id === undefined && !mayLackId(row);
  const field = row.ids.at(-1)?.split('.').at(-1);
  if (isMissing || others.length > 0) throw new ServiceError('API400', field === undefined ? {} : { field });
  return id;
}

/** What a call shows at the places of its row, by the last name of each; texts only. */
export function proofsOf({ proofs = [] }: OwnedRow, call: NamingCall): Readonly<Record<string, string>> {
  return Object.fromEntries(
    proofs.flatMap((path) => {
      const [value] = valuesAt(call, path.split('.'));
      return typeof value === 'string' ? [[path.split('.').at(-1) ?? '', value]] : [];
    }),
  );
}
