import { Ajv2020 } from 'ajv/dist/2020.js';

/** What is wrong with a value, and where: a JSON pointer. */
export interface JsonFault {
  readonly pointer: string;
  readonly reason: string;
}

/** Checks values of a seed against a JSON Schema, or a part of it such as `#/$defs/Menu`; undefined for one that it takes. */
export function createJsonCheck(schema: object): (value: unknown, part?: string) => JsonFault | undefined {
  // Each check runs only a few times: optimising its code takes longer than it saves.
  const checks = new Ajv2020({ strict: false, code: { optimize: false } }).addSchema(schema, 'schema');
  return (value, part = '') => {
    const isValid = checks.getSchema(`schema${part}`);
    if (isValid === undefined) throw new TypeError(`The schema has no ${part}`);
    if (isValid(value)) return undefined;
    // Of all that failed the deepest says most: what stands around it failed because of it.
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
