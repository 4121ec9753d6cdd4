import type { CheckedAnswer } from '@haberdash/api-client';
import { checkAnswers, type AnswerContract } from '@haberdash/api-client/validate';

/**
 * Holds what reads answer against the contract, once for each object: answers of public reads that say the same are
 * the same object. Throws a `ContractError`. A refusal is read with care wherever it is used, and the answer to a
 * write says above all that it was done: neither becomes a fault by its details.
 */
export function checkReads(contract: AnswerContract): (answer: CheckedAnswer) => void {
  const check = checkAnswers(contract);
  const sound = new WeakSet<object>();
  return (answer) => {
    const { operation, status, body } = answer;
    if (status >= 300 || !operation.startsWith('GET ')) return;
    const isObject = typeof body === 'object' && body !== null;
    if (isObject && sound.has(body)) return;
    check(answer);
    if (isObject) sound.add(body);
  };
}
