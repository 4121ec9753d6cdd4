import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';

import { StartupProblem } from '../startup-problem.ts';

const FOLDER = join(import.meta.dirname, '../../../../openapi/bundled');
const METHODS = ['get', 'put', 'post', 'delete', 'patch'] as const;

const operationSchema = v.looseObject({
  operationId: v.string(),
  parameters: v.optional(v.array(v.unknown()), []),
  security: v.optional(v.array(v.unknown())),
  requestBody: v.optional(v.looseObject({ required: v.optional(v.boolean(), false) })),
  'x-error-codes': v.optional(v.record(v.string(), v.array(v.string())), {}),
  responses: v.record(v.string(), v.unknown()),
});
const pathSchema = v.looseObject({
  parameters: v.optional(v.array(v.unknown()), []),
  ...v.entriesFromList(METHODS, v.optional(operationSchema)),
});
const documentSchema = v.looseObject({
  'x-external': v.optional(v.boolean()),
  security: v.optional(v.array(v.unknown()), []),
  paths: v.record(v.string(), pathSchema),
  components: v.optional(v.record(v.string(), v.record(v.string(), v.unknown())), {}),
});

type ContractDocument = v.InferOutput<typeof documentSchema>;

/** One contract as it was bundled. */
export interface Contract {
  readonly service: string;
  readonly document: ContractDocument;
}

/** What the service itself needs to know of an operation. */
export interface Operation {
  readonly operationId: string;
  readonly service: string;
  readonly method: string;
  readonly path: string;
  readonly needsToken: boolean;
  readonly needsBody: boolean;
  readonly successStatus: number;
  readonly statuses: readonly number[];
  /** Error codes by the status that they come with. */
  readonly errorCodes: Readonly<Record<string, readonly string[]>>;
}

/** Reads the bundled contracts: the one truth of paths, shapes and error codes. */
export function readContracts(folder = FOLDER): Contract[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .map((name) => ({
      service: name.replace('.json', ''),
      document: v.parse(documentSchema, JSON.parse(readFileSync(join(folder, name), 'utf8'))),
    }));
}

/** The contracts of our own gateway; those of hosts that are not ours are there for callers only. */
export function ownContracts(contracts: readonly Contract[]): Contract[] {
  return contracts.filter(({ document }) => document['x-external'] !== true);
}

/** A token is needed unless the contract also lets callers in without one. */
const asksForToken = (security: readonly unknown[]): boolean =>
  security.length > 0 && security.every((entry) => !isDeepStrictEqual(entry, {}));

/** Lists every operation of the contracts by its id. */
export function listOperations(contracts: readonly Contract[]): Map<string, Operation> {
  const found = new Map<string, Operation>();
  for (const { service, document } of contracts) {
    for (const [path, item] of Object.entries(document.paths)) {
      for (const method of METHODS) {
        const operation = item[method];
        if (operation === undefined) continue;
        const statuses = Object.keys(operation.responses).map(Number);
        found.set(operation.operationId, {
          operationId: operation.operationId,
          service,
          method: method.toUpperCase(),
          path,
          needsToken: asksForToken(operation.security ?? document.security),
          needsBody: operation.requestBody?.required ?? false,
          successStatus: Math.min(...statuses),
          statuses,
          errorCodes: operation['x-error-codes'],
        });
      }
    }
  }
  return found;
}

/**
 * Joins the contracts into one document, with the paths that are kept: checking a document against the rules
 * of OpenAPI takes most of a second, once is enough. The same name must mean the same in all of them.
 */
export function joinContracts(
  contracts: readonly Contract[],
  isKept: (operationId: string) => boolean,
): Record<string, unknown> {
  const paths: Record<string, object> = {};
  const components: Record<string, Record<string, unknown>> = {};
  for (const { service, document } of contracts) {
    for (const [path, item] of Object.entries(document.paths)) {
      const kept = METHODS.flatMap((method) => {
        const operation = item[method];
        if (operation === undefined || !isKept(operation.operationId)) return [];
        // The glue lets the parameters of an operation hide those of its path, and resolves a part that two
        // operations share in one of them only: here they stand together, copied.
        return [
          [
            method,
            structuredClone({ ...operation, parameters: [...item.parameters, ...operation.parameters] }),
          ] as const,
        ];
      });
      if (kept.length > 0) paths[path] = Object.fromEntries(kept);
    }
    for (const [kind, entries] of Object.entries(document.components)) {
      const known = (components[kind] ??= {});
      for (const [name, entry] of Object.entries(entries)) {
        if (name in known && !isDeepStrictEqual(known[name], entry)) {
          throw new StartupProblem(
            `The contract ${service} says something else of ${name} than another one.`,
          );
        }
        known[name] = entry;
      }
    }
  }
  return { openapi: '3.1.0', info: { title: 'Haberdash commerce', version: '0.1.0' }, paths, components };
}
