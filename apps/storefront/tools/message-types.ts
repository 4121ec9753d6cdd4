import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Plugin } from 'vite';

const english = join(import.meta.dirname, '../app/shared/i18n/messages/en');
const codegen = join(import.meta.dirname, '../../../tools/codegen/main.ts');

const ensureGenerated = () => promisify(execFile)(process.execPath, [codegen, '--ensure']);

/** Updates the message types at the start and while messages are edited. */
export const messageTypes = (): Plugin => ({
  name: 'message-types',
  async buildStart() {
    await ensureGenerated();
  },
  async handleHotUpdate({ file }) {
    if (file.startsWith(english)) await ensureGenerated();
  },
});
