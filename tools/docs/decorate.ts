import { listOf, objectOf, textOf, type Json, type JsonObject } from '../codegen/json.ts';
import { operationsOf, parametersOf, type OperationPart } from '../codegen/operations.ts';
import { callSample } from './call-sample.ts';
import type { CodeEntry } from './catalogue.ts';
import { inline } from './inline.ts';

const cell = (text: string): string => text.replaceAll('|', String.raw`\|`);

function errorTable(part: OperationPart, codes: ReadonlyMap<string, CodeEntry>): string {
  const rows = Object.entries(objectOf(part.operation['x-error-codes'])).flatMap(([status, list]) =>
    listOf(list).map((value) => {
      const entry = codes.get(textOf(value));
      const cells = [status, textOf(value), entry?.frontEndId, entry?.text, entry?.place, entry?.recovery];
      return `| ${cells.map((text) => cell(text ?? '')).join(' | ')} |`;
    }),
  );
  if (rows.length === 0) return '';
  return [
    '**Errors**',
    '',
    '| Status | Code | Front-end id | Text | Shown at | What to do |',
    '| --- | --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
}

/** Responses with an example per error code. */
function responsesOf(
  document: JsonObject,
  part: OperationPart,
  codes: ReadonlyMap<string, CodeEntry>,
): JsonObject {
  const named = objectOf(part.operation['x-error-codes']);
  return Object.fromEntries(
    Object.entries(objectOf(part.operation['responses'])).map(([status, value]): [string, Json] => {
      const response = objectOf(inline(document, value));
      const listed = listOf(named[status]).map(textOf);
      const media = objectOf(objectOf(response['content'])['application/json']);
      if (listed.length === 0) return [status, response];
      const examples = Object.fromEntries(
        listed.map((errorId): [string, Json] => {
          const message = codes.get(errorId)?.text ?? '';
          const example = {
            errorDetails: [{ errorId, message }],
            appId: 'haberdash-commerce',
            correlationId: 'c-1',
          };
          return [errorId, { summary: errorId, value: example }];
        }),
      );
      return [status, { ...response, content: { 'application/json': { ...media, examples } } }];
    }),
  );
}

/** The contract with errors, typed calls and examples; only schemas are references. */
export function decorate(
  service: string,
  document: JsonObject,
  codes: ReadonlyMap<string, CodeEntry>,
): JsonObject {
  const paths: Record<string, Json> = {};
  for (const part of operationsOf(document)) {
    const description = [
      textOf(part.operation['description']),
      errorTable(part, codes),
      `**With the client**\n\n\`\`\`ts\n${callSample(service, document, part)}\`\`\``,
    ]
      .filter((text) => text !== '')
      .join('\n\n');
    const { requestBody } = part.operation;
    const operation: JsonObject = {
      ...part.operation,
      description,
      parameters: parametersOf(document, part).map((parameter) => inline(document, parameter)),
      ...(requestBody === undefined ? {} : { requestBody: inline(document, requestBody) }),
      responses: responsesOf(document, part, codes),
    };
    paths[part.path] = { ...objectOf(paths[part.path]), [part.method]: operation };
  }
  const { securitySchemes = {}, schemas = {} } = objectOf(document['components']);
  return { ...document, paths, components: { securitySchemes, schemas } };
}
