import { follow, listOf, objectOf, textOf, type JsonObject } from '../json.ts';
import { operationsOf } from '../operations.ts';
import type { Finding, Rule } from './rule.ts';

/** Hosts of other providers have addresses of their own and error shapes of their own. */
const isForeign = (document: JsonObject): boolean =>
  listOf(document['servers']).some((server) => /^https?:/.test(textOf(objectOf(server)['url'])));

/** Exactly one tag, so that every call has one place in the documentation. */
export const oneTag: Rule = (document) =>
  operationsOf(document)
    .filter(({ operation }) => listOf(operation['tags']).length !== 1)
    .map(({ pointer }) => ({ pointer, message: 'has no tag, or more than one' }));

/** Every error names its codes, and only codes of the catalogue. */
export const documentedCodes =
  (codes: ReadonlySet<string>): Rule =>
  (document) => {
    if (isForeign(document)) return [];
    return operationsOf(document).flatMap(({ operation, pointer }): Finding[] => {
      const named = objectOf(operation['x-error-codes']);
      const formErrors = Object.keys(objectOf(operation['responses'])).filter((status) => status >= '400');
      return [
        ...formErrors
          .filter((status) => listOf(named[status]).length === 0)
          .map((status) => ({ pointer, message: `answers ${status} without a code in x-error-codes` })),
        ...Object.keys(named)
          .filter((status) => !formErrors.includes(status))
          .map((status) => ({ pointer, message: `names codes for ${status}, which it does not answer` })),
        ...Object.values(named)
          .flatMap(listOf)
          .map(textOf)
          .filter((code) => !codes.has(code))
          .map((code) => ({ pointer, message: `names ${code}, which is no code of the catalogue` })),
      ];
    });
  };

/** Errors share one shape, so that one reader understands them all. */
export const sharedError: Rule = (document) => {
  if (isForeign(document)) return [];
  return operationsOf(document).flatMap(({ operation, pointer }) =>
    Object.entries(objectOf(operation['responses']))
      .filter(([status, response]) => {
        const content = objectOf(objectOf(follow(document, response))['content']);
        const schema = objectOf(objectOf(content['application/json'])['schema']);
        return status >= '400' && schema['$ref'] !== '#/components/schemas/ErrorResponse';
      })
      .map(([status]) => ({
        pointer: `${pointer}/responses/${status}`,
        message: 'is no ErrorResponse',
      })),
  );
};

/** Operation ids that more than one place of all contracts uses. */
export function repeatedIds(documents: ReadonlyMap<string, JsonObject>): Map<string, string[]> {
  const places = Map.groupBy(
    [...documents].flatMap(([service, document]) =>
      operationsOf(document).map(({ operation, pointer }) => ({
        id: textOf(operation['operationId']),
        place: `${service} ${pointer}`,
      })),
    ),
    ({ id }) => id,
  );
  return new Map(
    [...places]
      .filter(([, list]) => list.length > 1)
      .map(([id, list]) => [id, list.map(({ place }) => place)]),
  );
}
