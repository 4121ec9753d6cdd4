import type { CheckedResponse } from '@haberdash/api-client';
import { checkResponses, type ResponseContract } from '@haberdash/api-client/validate';

const SHOWN: ReadonlySet<string> = new Set(['Cart', 'SavedChange']);

const shownWrites = ({ answers }: ResponseContract): ReadonlySet<string> =>
  new Set(
    Object.entries(answers)
      .filter(([, [first]]) => {
        const shape = first?.[0];
        return typeof shape === 'object' && shape.$ref !== undefined && SHOWN.has(shape.$ref);
      })
      .map(([operation]) => operation),
  );

/** Checks what a service returns for a page against its contract, each object once; errors and other writes are not checked. */
export function checkReads(contract: ResponseContract): (response: CheckedResponse) => void {
  const check = checkResponses(contract);
  const checked = shownWrites(contract);
  const sound = new WeakSet<object>();
  return (response) => {
    const { operation, status, body } = response;
    if (status >= 300 || !(operation.startsWith('GET ') || checked.has(operation))) return;
    const isObject = typeof body === 'object' && body !== null;
    if (isObject && sound.has(body)) return;
    check(response);
    if (isObject) sound.add(body);
  };
}
