import { objectOf, textOf, type Json, type JsonObject } from '../codegen/json.ts';
import { parametersOf, type OperationPart } from '../codegen/operations.ts';
import { examplesOf } from '../codegen/rules/example-rules.ts';

const pascal = (service: string): string =>
  service.replaceAll(/(?:^|-)(\w)/g, (_match, letter: string) => letter.toUpperCase());

const KEY = /^[A-Za-z_$][\w$]*$/;

/** A value as TypeScript, with bare keys where possible. */
function write(value: Json, indent: string): string {
  const below = `${indent}  `;
  if (Array.isArray(value)) {
    if (value.length === 0) return '[]';
    return `[\n${value.map((entry: Json) => `${below}${write(entry, below)},\n`).join('')}${indent}]`;
  }
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value);
    if (entries.length === 0) return '{}';
    return `{\n${entries
      .map(([key, entry]) => `${below}${KEY.test(key) ? key : `'${key}'`}: ${write(entry, below)},\n`)
      .join('')}${indent}}`;
  }
  return typeof value === 'string' ? `'${value.replaceAll("'", String.raw`\'`)}'` : String(value);
}

/** Examples of a call's required parameters. */
function parameters(document: JsonObject, part: OperationPart, place: string): JsonObject {
  return Object.fromEntries(
    parametersOf(document, part)
      .filter((parameter) => parameter['in'] === place && parameter['required'] === true)
      .flatMap((parameter): [string, Json][] => {
        const [example] = examplesOf(document, parameter);
        return example === undefined ? [] : [[textOf(parameter['name']), example.value]];
      }),
  );
}

/** A call with the typed client, from the contract's examples. */
export function callSample(service: string, document: JsonObject, part: OperationPart): string {
  const path = parameters(document, part, 'path');
  const query = parameters(document, part, 'query');
  const params = {
    ...(Object.keys(path).length > 0 ? { path } : {}),
    ...(Object.keys(query).length > 0 ? { query } : {}),
  };
  const media = Object.values(objectOf(objectOf(part.operation['requestBody'])['content']))[0];
  const body = examplesOf(document, objectOf(media))[0]?.value;
  const init = {
    ...(Object.keys(params).length > 0 ? { params } : {}),
    ...(body === undefined ? {} : { body }),
  };
  const options = Object.keys(init).length > 0 ? `, ${write(init, '')}` : '';
  const name = service.replaceAll(/-(\w)/g, (_match, letter: string) => letter.toUpperCase());
  return `import { create${pascal(service)}Client } from '@haberdash/api-client/${service}';

const ${name} = create${pascal(service)}Client({ baseUrl, context, session });
const answer = await ${name}.${part.method.toUpperCase()}('${part.path}'${options});
`;
}
