import { follow, listOf, objectOf, textOf, type JsonObject } from '../json.ts';
import { operationsOf } from '../operations.ts';
import type { Finding, Rule } from './rule.ts';

/** Other providers have their own addresses and error formats. */
const isForeign = (document: JsonObject): boolean =>
  listOf(document['servers']).some((server) => /^https?:/.test(textOf(objectOf(server)['url'])));

/** Exactly one tag, for one place in the documentation. */
export const oneTag: Rule = (document) =>
  operationsOf(document)
    .filter(({ operation }) => listOf(operation['tags']).length !== 1)
    .map(({ pointer }) => ({ pointer, message: 'has no tag, or more than one' }));

/** Every error lists its codes, all in the catalogue. */
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

/** All errors share one schema. */
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

/** Duplicate operation ids across contracts. */
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
