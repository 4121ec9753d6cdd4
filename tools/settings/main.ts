// Writes docs/settings.md from the settings' schemas.
import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../stack/stack.ts';
import { collectSettings } from './collect-settings.ts';
import { settingsPage } from './settings-page.ts';

const file = join(root, 'docs/settings.md');
await writeFile(file, settingsPage(await collectSettings()));
execFileSync(join(root, 'node_modules/.bin/oxfmt'), ['--write', file]);
