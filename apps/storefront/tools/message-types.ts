import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { describeMessages, readAreas } from './describe-messages.ts';

const i18n = join(import.meta.dirname, '../app/shared/i18n');
const english = join(i18n, 'messages/en');
const generated = join(i18n, 'message-keys.gen.ts');

function write(): void {
  const source = describeMessages(readAreas(english));
  if (source !== readFileSync(generated, 'utf8')) writeFileSync(generated, source);
}

/** Keeps the types of the messages in step with the files, at start and while they are edited. */
export const messageTypes = (): Plugin => ({
  name: 'message-types',
  buildStart: write,
  handleHotUpdate({ file }) {
    if (file.startsWith(english)) write();
  },
});
