import { follow, listOf, objectOf, textOf, type Json, type JsonObject } from './json.ts';
import { operationsOf } from './operations.ts';
import { examplesOf } from './rules/example-rules.ts';

const camel = (service: string): string =>
  service.replaceAll(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase());
const pascal = (service: string): string => camel(service).replace(/^\w/, (letter) => letter.toUpperCase());

/** A response's body and non-JSON media type, if any. */
function responseOf(document: JsonObject, response: JsonObject): JsonObject {
  const [type, media] = Object.entries(objectOf(response['content']))[0] ?? [];
  if (type === undefined) return {};
  const example = examplesOf(document, objectOf(media))[0]?.value;
  const body = example === undefined ? {} : { body: example };
  return /[/+]json$/.test(type) && type === 'application/json' ? body : { ...body, type };
}

function mockOf(document: JsonObject, part: ReturnType<typeof operationsOf>[number]): JsonObject {
  const responses = Object.entries(objectOf(part.operation['responses'])).map(
    ([status, response]) => [status, objectOf(follow(document, response))] as const,
  );
  const codes = objectOf(part.operation['x-error-codes']);
  const results = responses.map(([status, response]): [string, Json] => {
    const listed = listOf(codes[status]);
    return [status, listed.length > 0 ? listed : responseOf(document, response)];
  });
  const [server] = listOf(document['servers']).map((entry) => textOf(objectOf(entry)['url']));
  return {
    id: textOf(part.operation['operationId']),
    call: `${part.method.toUpperCase()} ${part.path}`,
    ...(server !== undefined && server.startsWith('http') ? { host: server.replace(/\/$/, '') } : {}),
    answers: Object.fromEntries(results),
  };
}

/** Bodies shared by several operations, written once. */
function sharedBodies(mocks: readonly JsonObject[]): string[] {
  const all = mocks.flatMap((mock) =>
    Object.values(objectOf(mock['answers'])).flatMap((result) => {
      const { body } = objectOf(result);
      return body === undefined ? [] : [JSON.stringify(body)];
    }),
  );
  return [...Map.groupBy(all, (body) => body)]
    .filter(([body, uses]) => uses.length > 1 && body.length > 40)
    .map(([body]) => body);
}

/** A contract's example responses as a module, one operation per line. */
export function writeMocks(service: string, document: JsonObject): string {
  const mocks = operationsOf(document).map((part) => mockOf(document, part));
  const ids = mocks.map((mock) => `'${textOf(mock['id'])}'`).toSorted();
  const shared = sharedBodies(mocks);
  const write = (mock: JsonObject): string =>
    shared.reduce(
      (text, body, index) => text.replaceAll(`"body":${body}`, () => `"body":shared${index}`),
      JSON.stringify(mock),
    );
  return `import type { MockOperation } from '../mock-operation.ts';

export type ${pascal(service)}OperationId = ${ids.join(' | ')};

${shared.map((body, index) => `const shared${index} = ${body};\n`).join('')}
export const ${camel(service)}: readonly MockOperation<${pascal(service)}OperationId>[] = [
${mocks.map((mock) => `  ${write(mock)},\n`).join('')}];
`;
}

export function writeMockIndex(services: readonly string[]): string {
  const imports = services.map(
    (service) =>
      `import { ${camel(service)}, type ${pascal(service)}OperationId } from './${service}.gen.ts';\n`,
  );
  return `import type { MockOperation } from '../mock-operation.ts';
${imports.join('')}
export type OperationId =
${services.map((service) => `  | ${pascal(service)}OperationId`).join('\n')};

export const operations: readonly MockOperation<OperationId>[] = [
${services.map((service) => `  ...${camel(service)},`).join('\n')}
];
`;
}
