// Runs the commerce service and the storefront with reloading, each line marked with its server.
import { spawn, type ChildProcess } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { root } from '../stack/stack.ts';

const apps: Record<string, Record<string, string>> = {
  'commerce-api': {
    PORT: process.env['API_PORT'] ?? '4000',
    DATA_DIR: join(root, '.data'),
    SEED: 'if-empty',
  },
  storefront: { PORT: process.env['PORT'] ?? '3000' },
};

const children: ChildProcess[] = Object.entries(apps).map(([name, env]) => {
  const child = spawn('npm', ['run', 'dev'], {
    cwd: join(root, 'apps', name),
    env: {
      ...process.env,
      PATH: join(root, 'node_modules/.bin') + delimiter + (process.env['PATH'] ?? ''),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8');
    stream.on('data', (text: string) =>
      process.stdout.write(text.replaceAll(/^(?=.)/gm, `${name.padEnd(13)}`)),
    );
  }
  return child;
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    for (const child of children) child.kill('SIGTERM');
  });
}
