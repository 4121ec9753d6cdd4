import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { FastifyInstance } from 'fastify';
import type { ErrorObject } from 'ajv';
// The plugin is a CommonJS module whose function is its `default` member.
import formats from 'ajv-formats';

const common = { strict: true, strictTypes: false, removeAdditional: false, discriminator: false } as const;

function createAjv(options: {
  coerceTypes: boolean | 'array';
  useDefaults: boolean;
  allErrors: boolean;
}): Ajv2020 {
  const ajv = new Ajv2020({ ...common, ...options });
  formats.default(ajv);
  ajv.addFormat('int32', true);
  ajv.addKeyword('example');
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

/**
 * Checks requests against the 2020-12 schemas of the contracts; Fastify's own compiler knows draft-07 only
 * and skips newer keywords. Values are converted in the query and the path, never in a body, and a single
 * value of a repeated query parameter counts as a list of one. Nothing unknown is removed silently.
 */
export function useContractCompilers(
  app: FastifyInstance,
  options: { readonly checkAnswers: boolean },
): void {
  const strict = createAjv({ coerceTypes: false, useDefaults: true, allErrors: false });
  const converting = createAjv({ coerceTypes: 'array', useDefaults: true, allErrors: false });
  const answers = createAjv({ coerceTypes: false, useDefaults: false, allErrors: true });

  app.setValidatorCompiler<object>(({ schema, httpPart }) =>
    (httpPart === 'querystring' || httpPart === 'params' ? converting : strict).compile(schema),
  );
  app.setSerializerCompiler<object>(({ schema, url, method, httpStatus }) => {
    if (!options.checkAnswers) return (data) => JSON.stringify(data);
    let validate: ValidateFunction | undefined;
    return (data) => {
      const text = JSON.stringify(data);
      validate ??= answers.compile(schema);
      if (!validate(JSON.parse(text))) {
        throw new ContractFault(
          `The ${httpStatus ?? ''} answer of ${method} ${url} breaks its contract: ${describe(validate.errors ?? [])}`,
        );
      }
      return text;
    };
  });
}
