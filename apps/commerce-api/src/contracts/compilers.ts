import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { FastifyInstance } from 'fastify';
import type { ErrorObject } from 'ajv';
// The plugin is a CommonJS module whose function is its `default` member.
import formats from 'ajv-formats';

const common = {
  strict: true,
  strictTypes: false,
  removeAdditional: false,
  discriminator: false,
  code: { optimize: false },
} as const;

function createAjv(options: {
  coerceTypes: boolean | 'array';
  useDefaults: boolean;
  allErrors: boolean;
}): Ajv2020 {
  const ajv = new Ajv2020({ ...common, ...options });
  formats.default(ajv);
  ajv.addFormat('int32', true);
  // Annotations of OpenAPI that say nothing about validity.
  for (const keyword of ['example', 'discriminator', 'xml', 'externalDocs', 'x-any-json'])
    ajv.addKeyword(keyword);
  return ajv;
}

/** Thrown when an answer breaks its own contract: a fault of the service, never of the caller. */
export class ContractFault extends Error {
  override readonly name = 'ContractFault';
}

const describe = (errors: readonly ErrorObject[]): string =>
  errors
    .slice(0, 5)
    .map((error) => `${error.instancePath || '/'} ${error.message ?? error.keyword}`)
    .join('; ');

/** Compiles a schema when it is first needed, and equal ones once: all of them would make every start wait. */
function createCompiler(options: Parameters<typeof createAjv>[0]): (schema: object) => ValidateFunction {
  const ajv = createAjv(options);
  const compiled = new Map<string, ValidateFunction>();
  const compile = (schema: object): ValidateFunction => {
    const text = JSON.stringify(schema);
    const known = compiled.get(text) ?? ajv.compile(schema);
    compiled.set(text, known);
    return known;
  };
  return (schema) => {
    let ready: ValidateFunction | undefined;
    const validate = (data: unknown): boolean => {
      ready ??= compile(schema);
      const isValid = ready(data);
      lazy.errors = ready.errors ?? null;
      return isValid;
    };
    // Of a compiled function Fastify and we use the call and its `errors`, and nothing else.
    const lazy = validate as ValidateFunction;
    return lazy;
  };
}

const strict = createCompiler({ coerceTypes: false, useDefaults: true, allErrors: false });
const converting = createCompiler({ coerceTypes: 'array', useDefaults: true, allErrors: false });
const answers = createCompiler({ coerceTypes: false, useDefaults: false, allErrors: true });

/**
 * Checks requests against the 2020-12 schemas of the contracts; Fastify's own compiler knows draft-07 only
 * and skips newer keywords. Values are converted in the query and the path, never in a body, and a single
 * value of a repeated query parameter counts as a list of one. Nothing unknown is removed silently.
 */
export function useContractCompilers(
  app: FastifyInstance,
  options: { readonly checkAnswers: boolean },
): void {
  app.setValidatorCompiler<object>(({ schema, httpPart }) =>
    (httpPart === 'querystring' || httpPart === 'params' ? converting : strict)(schema),
  );
  app.setSerializerCompiler<object>(({ schema, url, method, httpStatus }) => {
    if (!options.checkAnswers) return (data) => JSON.stringify(data);
    const validate = answers(schema);
    return (data) => {
      const text = JSON.stringify(data);
      if (!validate(JSON.parse(text))) {
        throw new ContractFault(
          `The ${httpStatus ?? ''} answer of ${method} ${url} breaks its contract: ${describe(validate.errors ?? [])}`,
        );
      }
      return text;
    };
  });
}
