import { Ajv2020 } from 'ajv/dist/2020.js';

/** A schema error with its JSON pointer. */
export interface JsonFault {
  readonly pointer: string;
  readonly reason: string;
}

/** Validates seed values by a JSON Schema or a part such as `#/$defs/Menu`; undefined if valid. */
export function createJsonCheck(schema: object): (value: unknown, part?: string) => JsonFault | undefined {
  // Few runs per check, so optimisation costs more than it saves.
  const checks = new Ajv2020({ strict: false, code: { optimize: false } }).addSchema(schema, 'schema');
  return (value, part = '') => {
    const isValid = checks.getSchema(`schema${part}`);
    if (isValid === undefined) throw new TypeError(`The schema has no ${part}`);
    if (isValid(value)) return undefined;
    // The deepest error caused the others.
    const faults = (isValid.errors ?? []).filter(({ keyword }) => keyword !== 'if' && keyword !== 'anyOf');
    const depth = (path: string) => path.split('/').length;
    const [first] = faults.toSorted((one, other) => depth(other.instancePath) - depth(one.instancePath));
    const { instancePath = '', message = 'does not fit', params = {} } = first ?? {};
    const extra: unknown = params['additionalProperty'] ?? params['allowedValues'];
    return {
      pointer: instancePath,
      reason: extra === undefined ? message : `${message} (${JSON.stringify(extra)})`,
    };
  };
}
