import { escapePointer, follow, isObject, listOf, objectOf, textOf, type JsonObject } from './json.ts';

const METHODS = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options', 'trace'] as const;

export interface OperationPart {
  readonly path: string;
  readonly method: string;
  readonly operation: JsonObject;
  readonly pointer: string;
}

/** Every operation of a contract in order. */
export function operationsOf(document: JsonObject): OperationPart[] {
  return Object.entries(objectOf(document['paths'])).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = objectOf(item)[method];
      return isObject(operation)
        ? [{ path, method, operation, pointer: `#/paths/${escapePointer(path)}/${method}` }]
        : [];
    }),
  );
}

/** A call's parameter with references resolved. */
export function parametersOf(document: JsonObject, part: OperationPart): JsonObject[] {
  const ofPath = listOf(objectOf(objectOf(document['paths'])[part.path])['parameters']);
  const all = [...ofPath, ...listOf(part.operation['parameters'])].map((value) =>
    objectOf(follow(document, value)),
  );
  return [
    ...new Map(all.map((value) => [`${textOf(value['in'])} ${textOf(value['name'])}`, value])).values(),
  ];
}

/** A part of a contract with a schema: a parameter, a body or a response. */
export interface Payload {
  readonly kind: 'parameter' | 'request' | 'answer' | 'header';
  /** The parameter, or the media type. */
  readonly holder: JsonObject;
  readonly pointer: string;
  /** Such as `application/json`; absent for parameters and headers. */
  readonly mediaType?: string;
  readonly status?: string;
}

function bodies(
  content: JsonObject,
  pointer: string,
  kind: 'request' | 'answer',
  status?: string,
): Payload[] {
  return Object.entries(content).flatMap(([mediaType, holder]) =>
    isObject(holder)
      ? [
          {
            kind,
            holder,
            mediaType,
            pointer: `${pointer}/content/${escapePointer(mediaType)}`,
            ...(status === undefined ? {} : { status }),
          },
        ]
      : [],
  );
}

function ofResponse(response: JsonObject, pointer: string, status?: string): Payload[] {
  const headers = Object.entries(objectOf(response['headers'])).flatMap(([name, holder]): Payload[] =>
    isObject(holder) && !('$ref' in holder)
      ? [{ kind: 'header', holder, pointer: `${pointer}/headers/${escapePointer(name)}` }]
      : [],
  );
  return [...headers, ...bodies(objectOf(response['content']), pointer, 'answer', status)];
}

const ofParameters = (list: readonly (readonly [string | number, unknown])[], pointer: string): Payload[] =>
  list.flatMap(([key, value]): Payload[] => {
    // Entries of a parsed contract are JSON.
    const holder = value as JsonObject;
    return '$ref' in holder
      ? []
      : [{ kind: 'parameter', holder, pointer: `${pointer}/${escapePointer(String(key))}` }];
  });

/** Every payload of a contract, once at its definition. */
export function payloadsOf(document: JsonObject): Payload[] {
  const components = objectOf(document['components']);
  const shared = [
    ...ofParameters(Object.entries(objectOf(components['parameters'])), '#/components/parameters'),
    ...Object.entries(objectOf(components['responses'])).flatMap(([name, response]) =>
      ofResponse(objectOf(response), `#/components/responses/${escapePointer(name)}`),
    ),
    ...Object.entries(objectOf(components['requestBodies'])).flatMap(([name, body]) =>
      bodies(
        objectOf(objectOf(body)['content']),
        `#/components/requestBodies/${escapePointer(name)}`,
        'request',
      ),
    ),
  ];
  const ofPaths = Object.entries(objectOf(document['paths'])).flatMap(([path, item]) =>
    ofParameters(
      [...listOf(objectOf(item)['parameters']).entries()],
      `#/paths/${escapePointer(path)}/parameters`,
    ),
  );
  const own = operationsOf(document).flatMap(({ operation, pointer }) => [
    ...ofParameters([...listOf(operation['parameters']).entries()], `${pointer}/parameters`),
    ...bodies(objectOf(objectOf(operation['requestBody'])['content']), `${pointer}/requestBody`, 'request'),
    ...Object.entries(objectOf(operation['responses'])).flatMap(([status, response]) =>
      '$ref' in objectOf(response)
        ? []
        : ofResponse(objectOf(response), `${pointer}/responses/${status}`, status),
    ),
  ]);
  return [...shared, ...ofPaths, ...own];
}
