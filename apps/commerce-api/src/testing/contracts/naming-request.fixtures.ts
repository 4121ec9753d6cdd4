import type { OwnedRow } from '../../platform/policy/row.ts';
import { fittingRequest, type ContractRequest, type Described } from './contract-request.fixtures.ts';

/** Sets or removes a path of a body; `*` means list entries. */
function put(body: unknown, steps: readonly string[], value: string | undefined): unknown {
  const [step, ...rest] = steps;
  if (step === undefined) return value;
  if (Array.isArray(body)) {
    const entries: readonly unknown[] = body;
    const isMeant = (index: number): boolean => step === '*' || step === String(index);
    return entries
      .map((entry, index) => (isMeant(index) ? put(entry, rest, value) : entry))
      .filter((entry) => entry !== undefined);
  }
  if (typeof body !== 'object' || body === null) return body;
  const fields: readonly (readonly [string, unknown])[] = Object.entries({ [step]: undefined, ...body });
  return Object.fromEntries(
    fields
      .map(([name, inner]) => [name, name === step ? put(inner, rest, value) : inner] as const)
      .filter(([, inner]) => inner !== undefined),
  );
}

/** A request with an id at all given paths. */
export function withId(
  { operation }: Pick<Described, 'operation'>,
  request: ContractRequest,
  places: readonly string[],
  id: string | undefined,
): ContractRequest {
  return places.reduce<ContractRequest>((named, place) => {
    const [part, ...steps] = place.split('.');
    if (part === 'body') return { ...named, body: put(named.body, steps, id) };
    const url = new URL(named.url, 'http://service.test');
    const name = steps.join('.');
    if (part === 'query') url.searchParams.set(name, id ?? '');
    const template = operation.path.split('/');
    if (part === 'params')
      url.pathname = url.pathname
        .split('/')
        .map((segment, index) => (template[index] === `{${name}}` ? encodeURIComponent(id ?? '') : segment))
        .join('/');
    return { ...named, url: url.pathname + url.search };
  }, request);
}

/** The contract's example with an id at the paths of the policy row, without unsupported fields. */
export function namingRequest(
  described: Described,
  row: OwnedRow,
  id: string | undefined,
  notYet: readonly string[] = [],
): ContractRequest {
  const { body, ...rest } = fittingRequest(described);
  const used = notYet.reduce((kept, path) => put(kept, path.split('.'), undefined), body);
  return withId(described, { ...rest, ...(used === undefined ? {} : { body: used }) }, row.ids, id);
}
