import { createRequire } from 'node:module';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type * as Checkers from 'ajv/dist/2020.js';
import type { Ajv2020, ValidateFunction } from 'ajv/dist/2020.js';
import type * as Formats from 'ajv-formats/dist/formats.js';
import type { FastifyInstance } from 'fastify';
import type { ErrorObject } from 'ajv';

import type { Contract } from './contracts.ts';
import { contractId } from './route-schemas.ts';

const common = {
  strict: true,
  strictTypes: false,
  strictRequired: false,
  removeAdditional: false,
  // Code generation has validated the schemas; again would slow down the first call.
  validateSchema: false,
  discriminator: true,
  code: { optimize: false, process: withFewErrors },
} as const;

/** Limit of errors per value. */
const MAX_ERRORS = 100;

/** Ajv copies all errors at each reference, quadratic for lists; this limits them, at least one each. */
function withFewErrors(code: string): string {
  return code.replaceAll(
    /vErrors === null \? (\w+)\.errors : vErrors\.concat\(\w+\.errors\)/g,
    `vErrors === null ? $1.errors : ($1.errors.every((error) => vErrors.push(error) < ${MAX_ERRORS}), vErrors)`,
  );
}

/** Loads Ajv on first use, because a start does not need it. */
function loadChecker() {
  const require = createRequire(import.meta.url);
  // A CommonJS export has its module's type.
  const { Ajv2020: Checker } = require('ajv/dist/2020.js') as typeof Checkers;
  // The plugin would add keywords and a second copy of Ajv.
  const { fullFormats } = require('ajv-formats/dist/formats.js') as typeof Formats;
  return { Checker, fullFormats };
}

function createAjv(options: {
  coerceTypes: boolean | 'array';
  useDefaults: boolean;
  allErrors: boolean;
}): Ajv2020 {
  const { Checker, fullFormats } = loadChecker();
  const ajv = new Checker({ ...common, ...options });
  for (const [name, format] of Object.entries(fullFormats)) ajv.addFormat(name, format);
  ajv.addFormat('int32', true);
  // Annotations without effect on validity.
  for (const keyword of ['components', 'example', 'xml', 'externalDocs', 'x-any-json', 'x-text'])
    ajv.addKeyword(keyword);
  return ajv;
}

/** Ajv supports discriminators without mapping only, and uses them for speed. */
function withoutMappings(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutMappings);
  if (typeof value !== 'object' || value === null) return value;
  const isMapped = 'discriminator' in value && JSON.stringify(value.discriminator).includes('"mapping"');
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, entry]) =>
      isMapped && key === 'discriminator' ? [] : [[key, withoutMappings(entry)]],
    ),
  );
}

/** A response that violates its contract, a fault of the service. */
export class ContractFault extends Error {
  override readonly name = 'ContractFault';
}

/** The first errors with their paths. */
const describeErrors = (errors: readonly ErrorObject[]): string =>
  errors
    .slice(0, 5)
    .map((error) => `${error.instancePath || '/'} ${error.message ?? error.keyword}`)
    .join('; ');

type Compile = (schema: object) => ValidateFunction;

interface Compiler {
  readonly compile: Compile;
  /** Compiles pending schemas, one per step. */
  readonly compileAll: () => Iterable<void>;
}

/** Compiles schemas lazily, equal ones once. */
function createCompiler(contracts: readonly Contract[], options: Parameters<typeof createAjv>[0]): Compiler {
  const compiled = new Map<string, ValidateFunction>();
  const waiting: (() => unknown)[] = [];
  let checker: Ajv2020 | undefined;
  const prepare = (): Ajv2020 => {
    const ajv = createAjv(options);
    for (const { service, document } of contracts) {
      ajv.addSchema({ $id: contractId(service), components: withoutMappings(document.components) });
    }
    return ajv;
  };
  const compile = (schema: object): ValidateFunction => {
    checker ??= prepare();
    const text = JSON.stringify(schema);
    const known = compiled.get(text) ?? checker.compile(schema);
    compiled.set(text, known);
    return known;
  };
  const compileLazily = (schema: object): ValidateFunction => {
    let ready: ValidateFunction | undefined;
    const get = (): ValidateFunction => (ready ??= compile(schema));
    waiting.push(get);
    const validate = (data: unknown): boolean => {
      const check = get();
      const isValid = check(data);
      lazy.errors = check.errors ?? null;
      return isValid;
    };
    // Only call and `errors` of a compiled function are used.
    const lazy = validate as ValidateFunction;
    return lazy;
  };
  return {
    compile: compileLazily,
    *compileAll() {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
        next();
        yield;
      }
    },
  };
}

export interface Compilers {
  /** Without conversion, for bodies. */
  readonly strict: Compile;
  /** Converts texts to numbers, booleans and lists, for queries and paths. */
  readonly converting: Compile;
  /** All errors without conversion, for responses. */
  readonly responses: Compile;
  /** Compiles all request schemas, yielding between two. */
  readonly prepareRequests: () => Promise<void>;
}

/** Validates converted values again, because `1e309` converts to infinity. */
const checkedTwice =
  (convert: Compile, strict: Compile): Compile =>
  (schema) => {
    const [read, check] = [convert(schema), strict(schema)];
    const validate = (data: unknown): boolean => {
      const isValid = read(data) && check(data);
      both.errors = read.errors ?? check.errors ?? null;
      return isValid;
    };
    // Only call and `errors` are used.
    const both = validate as ValidateFunction;
    return both;
  };

const made = new WeakMap<readonly Contract[], Compilers>();

/** Memoized compilers of a set of contracts. */
export function compilersOf(contracts: readonly Contract[]): Compilers {
  const known = made.get(contracts);
  if (known !== undefined) return known;
  const strict = createCompiler(contracts, { coerceTypes: false, useDefaults: true, allErrors: false });
  const convert = createCompiler(contracts, { coerceTypes: 'array', useDefaults: true, allErrors: false });
  const compilers = {
    strict: strict.compile,
    converting: checkedTwice(convert.compile, strict.compile),
    responses: createCompiler(contracts, { coerceTypes: false, useDefaults: false, allErrors: true }).compile,
    prepareRequests: async () => {
      for (const compiler of [strict, convert]) for (const _ of compiler.compileAll()) await nextTurn();
    },
  };
  made.set(contracts, compilers);
  return compilers;
}

/** Validates requests with JSON Schema 2020-12, which Fastify's compiler lacks; removes nothing silently. */
export function useContractCompilers(
  app: FastifyInstance,
  options: { readonly contracts: readonly Contract[]; readonly checkResponses: boolean },
): void {
  const { strict, converting, responses: answers } = compilersOf(options.contracts);
  app.setValidatorCompiler<object>(({ schema, httpPart }) =>
    (httpPart === 'querystring' || httpPart === 'params' ? converting : strict)(schema),
  );
  app.setSerializerCompiler<object>(({ schema, url, method, httpStatus }) => {
    if (!options.checkResponses) return (data) => JSON.stringify(data);
    const validate = answers(schema);
    return (data) => {
      const text = JSON.stringify(data);
      if (!validate(JSON.parse(text))) {
        throw new ContractFault(
          `The ${httpStatus ?? ''} answer of ${method} ${url} breaks its contract: ${describeErrors(validate.errors ?? [])}`,
        );
      }
      return text;
    };
  });
}
