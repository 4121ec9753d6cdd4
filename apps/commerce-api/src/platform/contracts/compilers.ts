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
  // Code generation has held the schemas against the rules of OpenAPI; again would cost the first call of a start.
  validateSchema: false,
  discriminator: true,
  code: { optimize: false, process: withFewErrors },
} as const;

/** More errors of one value than anybody reads. */
const MAX_ERRORS = 100;

/**
 * Where a schema refers to another one, the checker copies all errors so far: of a list that takes time with the
 * square of its length. Here they are added, one of each reference at least, so that what is invalid stays so.
 */
function withFewErrors(code: string): string {
  return code.replaceAll(
    /vErrors === null \? (\w+)\.errors : vErrors\.concat\(\w+\.errors\)/g,
    `vErrors === null ? $1.errors : ($1.errors.every((error) => vErrors.push(error) < ${MAX_ERRORS}), vErrors)`,
  );
}

/** Loads the checker, with its hundred modules, when something is checked first: a start need not wait for it. */
function loadChecker() {
  const require = createRequire(import.meta.url);
  // What a CommonJS module exports has the type of the module.
  const { Ajv2020: Checker } = require('ajv/dist/2020.js') as typeof Checkers;
  // The plugin itself would bring keywords that no contract has, and another copy of the checker with them.
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
  // Annotations of OpenAPI that say nothing about validity, and the place where its schemas stand.
  for (const keyword of ['components', 'example', 'xml', 'externalDocs', 'x-any-json', 'x-text'])
    ajv.addKeyword(keyword);
  return ajv;
}

/** The checker takes a discriminator by the names of the schemas only, and needs it for speed, not for meaning. */
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

/** Thrown when an answer breaks its own contract: a fault of the service, never of the caller. */
export class ContractFault extends Error {
  override readonly name = 'ContractFault';
}

/** The first faults of a value, each with its place. */
const describeErrors = (errors: readonly ErrorObject[]): string =>
  errors
    .slice(0, 5)
    .map((error) => `${error.instancePath || '/'} ${error.message ?? error.keyword}`)
    .join('; ');

type Compile = (schema: object) => ValidateFunction;

interface Compiler {
  readonly compile: Compile;
  /** Compiles what was asked for and has not been needed yet, one schema with each step. */
  readonly compileAll: () => Iterable<void>;
}

/** Compiles a schema when it is first needed or when all are asked for, and equal ones once. */
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
    // Of a compiled function Fastify and we use the call and its `errors`, and nothing else.
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

/** What checks the values of a set of contracts. */
export interface Compilers {
  /** Takes nothing for what it is not: bodies. */
  readonly strict: Compile;
  /** Reads numbers, truth values and lists from texts: queries and paths. */
  readonly converting: Compile;
  /** Changes nothing and finds every fault: answers. */
  readonly responses: Compile;
  /** Compiles every schema of requests that a route was made with, and lets others work between two of them. */
  readonly prepareRequests: () => Promise<void>;
}

/**
 * Reads values from texts, and holds what was read against the schema again: reading makes a number without end of
 * `1e309`, and bounds are asked of finite numbers only.
 */
const checkedTwice =
  (convert: Compile, strict: Compile): Compile =>
  (schema) => {
    const [read, check] = [convert(schema), strict(schema)];
    const validate = (data: unknown): boolean => {
      const isValid = read(data) && check(data);
      both.errors = read.errors ?? check.errors ?? null;
      return isValid;
    };
    // As above: the call and its `errors`.
    const both = validate as ValidateFunction;
    return both;
  };

const made = new WeakMap<readonly Contract[], Compilers>();

/** The compilers of a set of contracts, made once. */
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

/**
 * Checks requests against the 2020-12 schemas of the contracts; Fastify's own compiler knows draft-07 only
 * and skips newer keywords. Values are converted in the query and the path, never in a body, and a single
 * value of a repeated query parameter counts as a list of one. Nothing unknown is removed silently.
 */
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
