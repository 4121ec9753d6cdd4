import type { ErrorObject } from 'ajv';

import { compilersOf } from './compilers.ts';
import { readContracts } from './contracts.ts';
import type { FoundOperation } from './find-operation.ts';
import { routeSchemas } from './route-schemas.ts';

/** One place at which an answer breaks its contract. */
export interface Violation {
  /** JSON pointer into the answer. */
  readonly path: string;
  readonly message: string;
}

const MAX_VIOLATIONS = 50;
const MAX_LENGTH = 300;

const cut = (text: string): string => text.slice(0, MAX_LENGTH);

/** Names the property where the checker says only that one is wrong. */
function toViolation({ instancePath, message, keyword, params }: ErrorObject): Violation {
  const named: unknown = params['additionalProperty'] ?? params['unevaluatedProperty'];
  const which = typeof named === 'string' ? ` (${named})` : '';
  return { path: cut(instancePath), message: cut(`${message ?? keyword}${which}`) };
}

/**
 * Holds the body of an answer against every answer that the operation has; it has to fit one of them. Takes time with
 * the size of the answer, and more for the first answer of an operation, whose schemas are compiled.
 */
export function findViolations(found: FoundOperation, isError: boolean, data: unknown): Violation[] {
  const { contract, operation } = found;
  const { responses: compile } = compilersOf(readContracts());
  const schemas = Object.entries(routeSchemas(contract, operation.path, operation.method).response)
    .filter(([status]) => Number(status) >= 400 === isError)
    .map(([, schema]) => schema);
  if (schemas.length === 0) {
    return data === null ? [] : [{ path: '', message: 'must be null: this answer has no JSON body' }];
  }
  const outcomes = schemas.map((schema) => {
    const validate = compile(schema);
    return validate(data) ? [] : (validate.errors ?? []);
  });
  const [fewest = []] = outcomes.toSorted((a, b) => a.length - b.length);
  return fewest.slice(0, MAX_VIOLATIONS).map(toViolation);
}
