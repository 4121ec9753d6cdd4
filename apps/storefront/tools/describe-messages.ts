import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SERVER_AREA } from '../app/pages/message-area.ts';
import { parseMessage } from '../app/shared/i18n/message-format.ts';

export type AreaMessages = Readonly<Record<string, string>>;

/** The messages of a language or edition by area. */
export function readAreas(folder: string): ReadonlyMap<string, AreaMessages> {
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return new Map(
    files.toSorted().map((name) => [
      name.replace(/\.json$/, ''),
      // Our own files; a test rejects anything but a flat table of texts.
      JSON.parse(readFileSync(join(folder, name), 'utf8')) as AreaMessages,
    ]),
  );
}

/** The placeholders of a message with their types. */
export function parametersOf(message: string): ReadonlyMap<string, 'string' | 'number' | 'string | number'> {
  const found = new Map<string, 'string' | 'number' | 'string | number'>();
  const visit = (parts: ReturnType<typeof parseMessage>): void => {
    for (const part of parts) {
      if (typeof part === 'string' || part[0] === '#') continue;
      const type =
        part[1]?.kind === 'plural' ? 'number' : part[1]?.kind === 'select' ? 'string' : 'string | number';
      const known = found.get(part[0]);
      if (known === undefined || known === 'string | number') found.set(part[0], type);
      for (const each of part[1]?.cases.values() ?? []) visit(each);
    }
  };
  visit(parseMessage(message));
  return found;
}

/** Error texts are found by form and code on the server: their keys are not in code. */
const isWritten = (area: string): boolean => area !== SERVER_AREA;

/** The TypeScript source with the parameters of every message key. */
export function describeMessages(areas: ReadonlyMap<string, AreaMessages>): string {
  const lines = [...areas]
    .filter(([area]) => isWritten(area))
    .flatMap(([area, messages]) =>
      Object.keys(messages)
        .toSorted()
        .map((key) => {
          const parameters = [...parametersOf(messages[key] ?? '')].toSorted(([one], [other]) =>
            one < other ? -1 : 1,
          );
          const type = parameters.map(([name, kind]) => `${name}: ${kind}`).join('; ');
          return `  '${area}.${key}': ${type === '' ? 'Record<never, never>' : `{ ${type} }`};`;
        }),
    );
  return `/** Every message with what fills it; made from messages/en by \`npm run codegen\`. */\nexport interface MessageParameters {\n${lines.join('\n')}\n}\n`;
}
