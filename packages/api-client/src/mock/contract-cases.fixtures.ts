/// <reference types="vite/client" />

interface Media {
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, unknown>>;
}
interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly example?: unknown;
}
interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly unknown[];
  readonly requestBody?: { readonly content: Readonly<Record<string, Media>> };
  readonly responses: Readonly<Record<string, unknown>>;
  readonly 'x-error-codes'?: Readonly<Record<string, readonly string[]>>;
}
interface Contract {
  readonly servers?: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

const contracts = import.meta.glob<{ default: Contract }>('../../../../openapi/bundled/*.json', {
  eager: true,
});

/** An operation with one of its statuses, and an example request of its contract. */
export interface ContractCase {
  readonly service: string;
  readonly id: string;
  readonly call: string;
  readonly method: 'GET' | 'PUT' | 'POST' | 'DELETE' | 'PATCH';
  readonly path: string;
  readonly host: string | undefined;
  readonly status: number;
  /** The reference to the response schema. */
  readonly schema: string | undefined;
  /** Empty for a success, and for other providers' services. */
  readonly codes: readonly string[];
  readonly request: {
    readonly params: {
      readonly path: Readonly<Record<string, unknown>>;
      readonly query: Readonly<Record<string, unknown>>;
    };
    readonly body?: unknown;
  };
}

const METHODS = ['get', 'put', 'post', 'delete', 'patch'] as const;

function follow(contract: Contract, value: unknown): unknown {
  const reference =
    typeof value === 'object' && value !== null && '$ref' in value ? String(value.$ref) : undefined;
  if (reference === undefined) return value;
  let found: unknown = contract;
  for (const step of reference.slice(2).split('/')) {
    // Codegen ensures that every reference of a bundled contract resolves.
    found = (found as Record<string, unknown>)[step.replaceAll('~1', '/').replaceAll('~0', '~')];
  }
  return found;
}

function firstExample(contract: Contract, media: Media | undefined): unknown {
  if (media?.example !== undefined) return media.example;
  const [first] = Object.values(media?.examples ?? {});
  return (follow(contract, first) as { value?: unknown } | undefined)?.value;
}

function schemaPointer(response: unknown, here: string): string | undefined {
  const { $ref, content } = response as { $ref?: string; content?: Readonly<Record<string, unknown>> };
  if ($ref === undefined && content?.['application/json'] === undefined) return undefined;
  return `${$ref ?? here}/content/application~1json/schema`;
}

function casesOf(service: string, contract: Contract): ContractCase[] {
  return Object.entries(contract.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      // Codegen has checked the OpenAPI structure.
      const operation = item[method] as Operation | undefined;
      if (operation === undefined) return [];
      const listed = [
        ...((item['parameters'] as unknown[] | undefined) ?? []),
        ...(operation.parameters ?? []),
      ];
      const parameters = listed.map((parameter) => follow(contract, parameter) as Parameter);
      const shown = (place: string) =>
        Object.fromEntries(
          parameters
            .filter((parameter) => parameter.in === place && parameter.example !== undefined)
            .map(({ name, example }) => [name, example]),
        );
      const body = firstExample(contract, Object.values(operation.requestBody?.content ?? {})[0]);
      const server = contract.servers?.[0]?.url ?? '/';
      const escaped = path.replaceAll('~', '~0').replaceAll('/', '~1');
      return Object.entries(operation.responses).map(([status, response]): ContractCase => ({
        service,
        id: operation.operationId,
        call: `${method.toUpperCase()} ${path}`,
        method: method.toUpperCase() as ContractCase['method'],
        path,
        host: server.startsWith('http') ? server.replace(/\/$/, '') : undefined,
        status: Number(status),
        schema: schemaPointer(response, `#/paths/${escaped}/${method}/responses/${status}`),
        codes: operation['x-error-codes']?.[status] ?? [],
        request: {
          params: { path: shown('path'), query: shown('query') },
          ...(body === undefined ? {} : { body }),
        },
      }));
    }),
  );
}

/** A case for every operation and documented status. */
export const contractCases: readonly ContractCase[] = Object.entries(contracts).flatMap(([file, contract]) =>
  casesOf(/([\w-]+)\.json$/.exec(file)?.[1] ?? '', contract.default),
);
