import { listOf, objectOf, textOf, type Json, type JsonObject } from '../codegen/json.ts';
import { operationsOf, type OperationPart } from '../codegen/operations.ts';
import { callSample } from './call-sample.ts';
import type { CodeEntry } from './catalogue.ts';

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

/** The contract with the errors and the typed call of every operation in its description. */
export function decorate(
  service: string,
  document: JsonObject,
  codes: ReadonlyMap<string, CodeEntry>,
): JsonObject {
  const paths: Record<string, Json> = { ...objectOf(document['paths']) };
  for (const part of operationsOf(document)) {
    const description = [
      textOf(part.operation['description']),
      errorTable(part, codes),
      `**With the client**\n\n\`\`\`ts\n${callSample(service, document, part)}\`\`\``,
    ]
      .filter((text) => text !== '')
      .join('\n\n');
    paths[part.path] = { ...objectOf(paths[part.path]), [part.method]: { ...part.operation, description } };
  }
  return { ...document, paths };
}
