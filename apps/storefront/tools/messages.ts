import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeMessages, readAreas } from './describe-messages.ts';

const i18n = join(import.meta.dirname, '../app/shared/i18n');
writeFileSync(join(i18n, 'message-keys.gen.ts'), describeMessages(readAreas(join(i18n, 'messages/en'))));
