import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
// The plugin is a CommonJS module whose function is its `default` member.
import formats from 'ajv-formats';
import { escapePointer, follow, isObject, objectOf, type Json, type JsonObject } from '../json.ts';
import { payloadsOf, type Payload } from '../operations.ts';
import type { Finding, Rule } from './rule.ts';

const ID = 'contract:';

/** OpenAPI annotations without effect on validity. */
const ANNOTATIONS = ['example', 'discriminator', 'xml', 'externalDocs', 'x-any-json', 'x-text'];

export function createAjv(): Ajv2020 {
  const ajv = new Ajv2020({ strict: false, validateSchema: false, allErrors: true });
  formats.default(ajv);
  for (const format of ['int32', 'int64', 'float', 'double', 'binary', 'password'])
    ajv.addFormat(format, true);
  for (const keyword of ANNOTATIONS) ajv.addKeyword(keyword);
  return ajv;
}

const describe = (errors: readonly ErrorObject[]): string =>
  errors
    .slice(0, 3)
    .map(({ instancePath, message, params }) => {
      const extra = String(params['additionalProperty'] ?? params['unevaluatedProperty'] ?? '');
      return `${instancePath === '' ? 'the value' : instancePath} ${message ?? 'is wrong'}${extra === '' ? '' : ` (${extra})`}`;
    })
    .join('; ');

function validatorsOf(document: JsonObject): (pointer: string) => ValidateFunction {
  const ajv = createAjv();
  ajv.addSchema({ $id: ID, ...document });
  const known = new Map<string, ValidateFunction>();
  return (pointer) => {
    const found =
      known.get(pointer) ??
      ajv.compile({
        $ref:
          ID +
          pointer
            .split('/')
            .map((step) => (step === '#' ? step : encodeURIComponent(step)))
            .join('/'),
      });
    known.set(pointer, found);
    return found;
  };
}

interface NamedExample {
  readonly at: string;
  readonly value: Json;
}

/** The examples of a parameter or body by pointer. */
export function examplesOf(document: JsonObject, holder: JsonObject): NamedExample[] {
  const single = holder['example'] === undefined ? [] : [{ at: 'example', value: holder['example'] }];
  const named = Object.entries(objectOf(holder['examples'])).flatMap(([name, entry]) => {
    const { value } = objectOf(follow(document, entry));
    return value === undefined ? [] : [{ at: `examples/${escapePointer(name)}/value`, value }];
  });
  return [...single, ...named];
}

const isJson = (payload: Payload): boolean =>
  payload.mediaType === undefined || /[/+]json$/.test(payload.mediaType);

/** Every example matches its schema. */
export const validExamples: Rule = (document) => {
  const validatorOf = validatorsOf(document);
  return payloadsOf(document)
    .filter((payload) => isObject(payload.holder['schema']) && isJson(payload))
    .flatMap(({ holder, pointer }): Finding[] =>
      examplesOf(document, holder).flatMap(({ at, value }) => {
        const validate = validatorOf(`${pointer}/schema`);
        if (validate(value)) return [];
        return [
          { pointer: `${pointer}/${at}`, message: `is no valid example: ${describe(validate.errors ?? [])}` },
        ];
      }),
    );
};

const needsExample = ({ kind, holder, status = '', mediaType }: Payload): boolean => {
  if (kind === 'parameter') return holder['in'] === 'path' || holder['in'] === 'query';
  if (mediaType === undefined || !/[/+]json$/.test(mediaType)) return false;
  return kind === 'request' || status.startsWith('2');
};

/** Every body, success response and path parameter has an example. */
export const shownExamples: Rule = (document) =>
  payloadsOf(document)
    .filter(needsExample)
    .filter(({ holder }) => examplesOf(document, holder).length === 0)
    .map(({ pointer }) => ({ pointer, message: 'has no example' }));
