import { join } from 'node:path';

type Areas = ReadonlyMap<string, Readonly<Record<string, string>>>;

/** The type of every message's parameters, from the English messages of the storefront. */
export async function messageKeyFiles(root: string, i18n: string): Promise<ReadonlyMap<string, string>> {
  // A module of the storefront that is imported by its path, because the tools depend on no application.
  const module: unknown = await import(join(root, 'apps/storefront/tools/describe-messages.ts'));
  const { describeMessages, readAreas } = module as {
    readonly describeMessages: (areas: Areas) => string;
    readonly readAreas: (folder: string) => Areas;
  };
  const text = describeMessages(readAreas(join(root, i18n, 'messages/en')));
  return new Map([[`${i18n}/message-keys.gen.ts`, text]]);
}
