import { usSite } from '../service.ts';
import {
  listOperations,
  ownContracts,
  readContracts,
  type Contract,
  type Operation,
} from '../../platform/contracts/contracts.ts';
import {
  exampleValues,
  fieldsOf,
  follow,
  parametersOf,
  type Fields,
} from '../../platform/contracts/document.ts';

export interface ContractRequest {
  readonly method: 'GET' | 'PUT' | 'POST' | 'DELETE' | 'PATCH';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

export interface Described {
  readonly operationId: string;
  readonly operation: Operation;
  readonly contract: Contract;
}

export const describedOperations: readonly Described[] = ownContracts(readContracts()).flatMap((contract) =>
  [...listOperations([contract]).values()].map((operation) => ({
    operationId: operation.operationId,
    operation,
    contract,
  })),
);

const rawOf = ({ contract, operation }: Described): { item: Fields; raw: Fields } => {
  const item = fieldsOf(contract.document.paths[operation.path]);
  return { item, raw: fieldsOf(item[operation.method.toLowerCase()]) };
};

const exampleOf = (document: object, parameter: Fields): unknown => exampleValues(document, parameter)[0];

function queryOf(document: object, parameters: readonly Fields[]): string {
  const pairs = parameters
    .filter((parameter) => parameter['in'] === 'query')
    .flatMap((parameter) =>
      [exampleOf(document, parameter)]
        .flat()
        .map((value): [string, string] => [String(parameter['name']), String(value)]),
    );
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs).toString()}`;
}

/** Schema and parameters of an operation. */
export function partsOf(described: Described): { parameters: Fields[]; bodySchema: Fields | undefined } {
  const { item, raw } = rawOf(described);
  const { document } = described.contract;
  const media = fieldsOf(fieldsOf(follow(document, raw['requestBody'])['content'])['application/json']);
  return {
    parameters: parametersOf(document, item, raw),
    bodySchema: 'schema' in media ? follow(document, media['schema']) : undefined,
  };
}

/** The smallest accepted upload: a grey WebP, 320 × 320. */
const PICTURE = Buffer.from(
  'UklGRuoAAABXRUJQVlA4IN4AAACwGACdASpAAUABP83m8XO/uLOsoCgD8DmJaW7hd2EbQAnsA99snIe+2TkPfbJyHvtk5D32ych77ZOQ99snIe+2TkPfbJyHvtk5D32ych77ZOQ99snIe+2TkPfbJyHvtk5D32ych77ZOQ99snIe+2TkPfbJyHvtk5D32ych77ZOQ99snIe+2TkPfbJyHvtk5D32ych77ZOQ99snIe+2TkPfbJyHvtk5D32ych77ZOQ99snIe+2TkPfbJyHvtk5D32ych77ZOQ99snIe+2ThQAD+9cPNAAAAAAAAAAAAAAA=',
  'base64',
);

/** A request for each example of an operation. */
export function fittingRequests(described: Described): ContractRequest[] {
  const { item, raw } = rawOf(described);
  const { document } = described.contract;
  const parameters = parametersOf(document, item, raw);
  const path = described.operation.path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => {
    const found = parameters.find((parameter) => parameter['in'] === 'path' && parameter['name'] === name);
    return encodeURIComponent(String(found === undefined ? '' : exampleOf(document, found)));
  });
  const media = fieldsOf(fieldsOf(follow(document, raw['requestBody'])['content'])['application/json']);
  const bodies = described.operation.takesBytes ? [PICTURE] : exampleValues(document, media);
  return (bodies.length === 0 ? [undefined] : bodies).map((body) => ({
    // Contracts have these five methods only.
    method: described.operation.method as ContractRequest['method'],
    url: path + queryOf(document, parameters),
    headers: usSite,
    ...(body === undefined ? {} : { body }),
  }));
}

export function fittingRequest(described: Described): ContractRequest {
  const [first] = fittingRequests(described);
  if (first === undefined) throw new TypeError('an operation has a request of its own');
  return first;
}

/** The request with one violation; undefined where everything is valid. */
export function breakingRequest(described: Described): ContractRequest | undefined {
  const request = fittingRequest(described);
  const { parameters, bodySchema } = partsOf(described);
  if (bodySchema !== undefined && described.operation.needsBody)
    return { ...request, body: Array.isArray(request.body) ? { unknown: true } : ['unknown'] };
  const inPath = parameters.find((parameter) => parameter['in'] === 'path');
  if (inPath !== undefined) {
    const url = described.operation.path.replaceAll(/\{\w+\}/g, '%21%21');
    return { ...request, url };
  }
  if (!parameters.some(({ name }) => name === 'locale')) return undefined;
  return { ...request, headers: { ...request.headers, locale: 'nonsense' } };
}

const contentTypeOf = (body: unknown): string =>
  Buffer.isBuffer(body) ? 'application/octet-stream' : 'application/json';

export const toInject = ({ method, url, headers, body }: ContractRequest, authorization?: string) => ({
  method,
  url,
  headers: {
    ...headers,
    ...(authorization === undefined ? {} : { authorization }),
    ...(body === undefined ? {} : { 'content-type': contentTypeOf(body) }),
  },
  ...(body === undefined ? {} : { payload: Buffer.isBuffer(body) ? body : JSON.stringify(body) }),
});
