import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';

const FOLDER = join(import.meta.dirname, '../../../../../openapi/bundled');
const METHODS = ['get', 'put', 'post', 'delete', 'patch'] as const;

const operationSchema = v.looseObject({
  operationId: v.string(),
  parameters: v.optional(v.array(v.unknown()), []),
  security: v.optional(v.array(v.unknown())),
  requestBody: v.optional(
    v.looseObject({
      required: v.optional(v.boolean(), false),
      content: v.optional(v.record(v.string(), v.unknown()), {}),
    }),
  ),
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

export interface Contract {
  readonly service: string;
  readonly document: ContractDocument;
}

/** The parts of an operation that the service needs. */
export interface Operation {
  readonly operationId: string;
  readonly service: string;
  readonly method: string;
  readonly path: string;
  readonly needsToken: boolean;
  readonly needsBody: boolean;
  /** The body is a file. */
  readonly takesBytes: boolean;
  readonly successStatus: number;
  readonly statuses: readonly number[];
  readonly errorCodes: Readonly<Record<string, readonly string[]>>;
}

const readFolder = (folder: string): readonly Contract[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .map((name) => ({
      service: name.replace('.json', ''),
      document: v.parse(documentSchema, JSON.parse(readFileSync(join(folder, name), 'utf8'))),
    }));

let known: readonly Contract[] | undefined;

/** Reads the bundled contracts once per process. */
export function readContracts(): readonly Contract[] {
  known ??= readFolder(FOLDER);
  return known;
}

const own = new WeakMap<readonly Contract[], readonly Contract[]>();

/** Contracts of our gateway; those of other hosts are for callers only. */
export function ownContracts(contracts: readonly Contract[]): readonly Contract[] {
  const known = own.get(contracts);
  if (known !== undefined) return known;
  const found = contracts.filter(({ document }) => document['x-external'] !== true);
  own.set(contracts, found);
  return found;
}

/** True unless the contract also allows calls without a token. */
const requiresToken = (security: readonly unknown[]): boolean =>
  security.length > 0 && security.every((entry) => !isDeepStrictEqual(entry, {}));

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
          needsToken: requiresToken(operation.security ?? document.security),
          needsBody: operation.requestBody?.required ?? false,
          takesBytes: Object.hasOwn(operation.requestBody?.content ?? {}, 'application/octet-stream'),
          successStatus: Math.min(...statuses),
          statuses,
          errorCodes: operation['x-error-codes'],
        });
      }
    }
  }
  return found;
}
