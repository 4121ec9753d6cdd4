import type { CheckedResponse } from '@haberdash/api-client';
import { checkResponses, type ResponseContract } from '@haberdash/api-client/validate';

/** The shapes that are shown to the shopper when a write answers them: the cart, alone or beside what was saved. */
const SHOWN: ReadonlySet<string> = new Set(['Cart', 'SavedChange']);

/** The writes of a service whose answer is shown like that of a read. */
const shownWrites = ({ answers }: ResponseContract): ReadonlySet<string> =>
  new Set(
    Object.entries(answers)
      .filter(([, [first]]) => {
        const shape = first?.[0];
        return typeof shape === 'object' && shape.$ref !== undefined && SHOWN.has(shape.$ref);
      })
      .map(([operation]) => operation),
  );

/**
 * Holds what is shown of a service against its contract, once for each object: answers of public reads that say the
 * same are the same object. Throws a `ContractError`. A write that answers the cart is answered for the page, too: one
 * that is no cart counts as no answer, so that the form says so and its retry counts once. An error is read with care
 * wherever it is used, and any other answer to a write says above all that it was done: neither becomes a fault by its
 * details.
 */
export function checkReads(contract: ResponseContract): (answer: CheckedResponse) => void {
  const check = checkResponses(contract);
  const checked = shownWrites(contract);
  const sound = new WeakSet<object>();
  return (answer) => {
    const { operation, status, body } = answer;
    if (status >= 300 || !(operation.startsWith('GET ') || checked.has(operation))) return;
    const isObject = typeof body === 'object' && body !== null;
    if (isObject && sound.has(body)) return;
    check(answer);
    if (isObject) sound.add(body);
  };
}
