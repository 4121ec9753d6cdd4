import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';

/** A process that logs uncaught errors, with a log that nothing reads. */
const SCRIPT = `
  import { ignoreClosedLog } from '${import.meta.resolve('./closed-log.ts')}';
  let uncaught = 0;
  process.on('uncaughtException', () => { uncaught += 1; process.stdout.write('uncaught\\n'); });
  ignoreClosedLog([process.stdout]);
  process.once('message', () => {
    process.stdout.write('a page\\n');
    let turns = 0;
    const turn = () => (turns += 1) < 1000 ? setImmediate(turn) : process.send(uncaught);
    turn();
  });
  process.send('ready');
`;

it('a closed log is no exception, which would be logged in turn', async () => {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', SCRIPT], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  try {
    await once(child, 'message');
    child.stdout?.destroy();
    child.send('go');
    expect(await once(child, 'message')).toContain(0);
  } finally {
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
});
