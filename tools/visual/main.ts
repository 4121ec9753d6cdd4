// Compares pictures of every story at three widths with the agreed ones (decision 0089). `-- --agree` agrees
// to the current ones; `-- --states` adds 320 px, dark, right to left and forced colours; `-- --built` uses
// the last Storybook build; other words select stories by id: `npm run visual -- hero --agree`.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureGenerated } from '../codegen/ensure-generated.ts';
import { root } from '../stack/stack.ts';
import { agreedFolder, reportFolder, storybookFolder } from './folders.ts';

const words = process.argv.slice(2);
const isAgreeing = words.includes('--agree');
const wanted = words.find((word) => !word.startsWith('--')) ?? '';

function run(command: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): number {
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  return status ?? 1;
}

const log = (text: string): void => void process.stdout.write(`${text}\n`);

await ensureGenerated();
if (!words.includes('--built') || !existsSync(join(storybookFolder, 'index.json'))) {
  const built = run('storybook', [
    'build',
    '--quiet',
    '--disable-telemetry',
    '--output-dir',
    storybookFolder,
  ]);
  if (built !== 0) process.exit(built);
}
if (!isAgreeing && !existsSync(agreedFolder)) {
  log(
    `No picture has been agreed in ${agreedFolder}. On the state that you trust: npm run visual -- --agree`,
  );
  process.exit(1);
}
// Agreeing to all removes pictures without a story.
if (isAgreeing && wanted === '') rmSync(agreedFolder, { recursive: true, force: true });

const status = run(
  'playwright',
  [
    'test',
    '--config',
    'tools/visual/playwright.config.ts',
    ...(isAgreeing ? ['--update-snapshots=changed'] : []),
  ],
  { VISUAL_STORIES: wanted, VISUAL_STATES: words.includes('--states') ? '1' : '0' },
);
if (isAgreeing && status === 0) {
  const { stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' });
  mkdirSync(agreedFolder, { recursive: true });
  writeFileSync(
    join(agreedFolder, 'agreed.json'),
    `${JSON.stringify({ commit: stdout.trim(), at: new Date().toISOString(), stories: wanted || 'all' }, undefined, 2)}\n`,
  );
}
log(
  `${isAgreeing ? 'Agreed pictures' : 'Report'}: ${isAgreeing ? agreedFolder : join(reportFolder, 'index.html')}`,
);
process.exit(status);
