import { join } from 'node:path';
import { ensureGenerated } from '@haberdash/tools/codegen/ensure-generated.ts';
import type { Plugin } from 'vite';

const english = join(import.meta.dirname, '../app/shared/i18n/messages/en');

/** Keeps the types of the messages up to date, at the start and while the messages are edited. */
export const messageTypes = (): Plugin => ({
  name: 'message-types',
  async buildStart() {
    await ensureGenerated();
  },
  async handleHotUpdate({ file }) {
    if (file.startsWith(english)) await ensureGenerated();
  },
});
