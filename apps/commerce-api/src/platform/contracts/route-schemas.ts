import type { Contract } from './contracts.ts';
import { fieldsOf, follow, parametersOf, type Fields } from './document.ts';

/** Request schemas of a route, and JSON responses by status. */
export interface RouteSchemas {
  readonly params?: object;
  readonly querystring?: object;
  readonly headers?: object;
  readonly body?: object;
  readonly response: Readonly<Record<string, object>>;
}

export const contractId = (service: string): string => `contract:${service}`;

/** A copy with absolute references. */
function absolute(value: unknown, service: string): unknown {
  if (Array.isArray(value)) return value.map((entry) => absolute(entry, service));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [
      key,
      key === '$ref' && typeof entry === 'string' && entry.startsWith('#')
        ? `${contractId(service)}${entry}`
        : absolute(entry, service),
    ]),
  );
}

function parametersIn(place: string, parameters: readonly Fields[], service: string): object | undefined {
  const own = parameters.filter((parameter) => parameter['in'] === place);
  if (own.length === 0) return undefined;
  return {
    type: 'object',
    required: own.filter((parameter) => parameter['required'] === true).map(({ name }) => name),
    properties: Object.fromEntries(own.map(({ name, schema }) => [name, absolute(schema, service)])),
  };
}

function jsonSchemaOf(document: object, part: unknown, service: string): object | undefined {
  const { schema } = fieldsOf(fieldsOf(follow(document, part)['content'])['application/json']);
  return schema === undefined ? undefined : fieldsOf(absolute(schema, service));
}

export function routeSchemas({ service, document }: Contract, path: string, method: string): RouteSchemas {
  const item = fieldsOf(document.paths[path]);
  const operation = fieldsOf(item[method.toLowerCase()]);
  const parameters = parametersOf(document, item, operation);
  const params = parametersIn('path', parameters, service);
  const querystring = parametersIn('query', parameters, service);
  const headers = parametersIn('header', parameters, service);
  const body = jsonSchemaOf(document, operation['requestBody'], service);
  const responses = Object.entries(fieldsOf(operation['responses'])).flatMap(([status, response]) => {
    const schema = jsonSchemaOf(document, response, service);
    return schema === undefined ? [] : [[status, schema] as const];
  });
  return {
    ...(params && { params }),
    ...(querystring && { querystring }),
    ...(headers && { headers }),
    ...(body && { body }),
    response: Object.fromEntries(responses),
  };
}
