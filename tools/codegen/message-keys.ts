import { join } from 'node:path';

type Areas = ReadonlyMap<string, Readonly<Record<string, string>>>;

/** Parameter types of every message, from the storefront's English messages. */
export async function messageKeyFiles(root: string, i18n: string): Promise<ReadonlyMap<string, string>> {
  // Imported by path, because tools depend on no application.
  const module: unknown = await import(join(root, 'apps/storefront/tools/describe-messages.ts'));
  const { describeMessages, readAreas } = module as {
    readonly describeMessages: (areas: Areas) => string;
    readonly readAreas: (folder: string) => Areas;
  };
  const text = describeMessages(readAreas(join(root, i18n, 'messages/en')));
  return new Map([[`${i18n}/message-keys.gen.ts`, text]]);
}
