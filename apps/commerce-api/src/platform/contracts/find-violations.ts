import type { ErrorObject } from 'ajv';

import { compilersOf } from './compilers.ts';
import { readContracts } from './contracts.ts';
import type { FoundOperation } from './find-operation.ts';
import { routeSchemas } from './route-schemas.ts';

/** A contract violation of a response. */
export interface Violation {
  /** JSON pointer. */
  readonly path: string;
  readonly message: string;
}

const MAX_VIOLATIONS = 50;
const MAX_LENGTH = 300;

const cut = (text: string): string => text.slice(0, MAX_LENGTH);

/** Adds the property name that Ajv omits from the path. */
function toViolation({ instancePath, message, keyword, params }: ErrorObject): Violation {
  const named: unknown = params['additionalProperty'] ?? params['unevaluatedProperty'];
  const which = typeof named === 'string' ? ` (${named})` : '';
  return { path: cut(instancePath), message: cut(`${message ?? keyword}${which}`) };
}

/** Violations of a body against the closest response; the first call of an operation compiles its schemas. */
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
