import { join } from 'node:path';
import { objectOf, textOf, type Json, type JsonObject } from '../codegen/json.ts';

export interface CodeEntry {
  readonly code: string;
  readonly area: string;
  readonly frontEndId: string;
  readonly place: string;
  readonly recovery: string;
  readonly text: string;
}

async function readTable(file: string, name: string): Promise<JsonObject> {
  const module: unknown = await import(file);
  if (typeof module !== 'object' || module === null) throw new Error(`${file} is no module.`);
  const table: unknown = Object.entries(module).find(([key]) => key === name)?.[1];
  // The tables contain texts only; the round trip drops their types.
  const plain: Json = JSON.parse(JSON.stringify(table ?? null));
  return objectOf(plain);
}

/** The error catalogue with English texts, from the published package. */
export async function readCatalogue(root: string): Promise<CodeEntry[]> {
  const folder = join(root, 'packages/api-client/src/errors');
  const rows = await readTable(join(folder, 'catalogue.ts'), 'errorCatalogue');
  const texts = await readTable(join(folder, 'messages/en.ts'), 'messages');
  return Object.entries(rows).map(([code, value]) => {
    const row = objectOf(value);
    return {
      code,
      area: textOf(row['area']),
      frontEndId: textOf(row['frontEndId']) || code,
      place: [textOf(row['place']), textOf(row['field'])].filter((part) => part !== '').join(': '),
      recovery: textOf(row['recovery']),
      text: textOf(texts[textOf(row['message'])]),
    };
  });
}
