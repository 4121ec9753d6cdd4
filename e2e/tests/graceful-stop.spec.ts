import { Agent, get } from 'node:http';
import { expect, test } from '@playwright/test';
import type { RunningServer } from '@haberdash/tools/stack/child.ts';
import { startTestStack, type TestStack } from '../support/hostile/test-stack.ts';

test.describe.configure({ mode: 'serial' });

let stack: TestStack | undefined;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  stack = await startTestStack('graceful-stop');
});
test.afterAll(async () => stack?.stop());

function running(): TestStack {
  if (stack === undefined) throw new Error('The shop has not been started.');
  return stack;
}

const CALLERS = 20;
const BEGUN = 200;
const LONGEST_STOP_MS = 5_000;

/** Repeats requests over a keep-alive connection until the server rejects them. */
async function callUntilRejected(url: string, onResponse: () => void): Promise<string[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = () =>
    new Promise<string>((resolve) => {
      const call = get(url, { agent }, (response) => {
        response.resume();
        response.once('end', () => resolve(String(response.statusCode)));
        response.once('error', (error) => resolve(`cut: ${error.message}`));
      });
      call.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    });
  const statuses: string[] = [];
  for (;;) {
    const last = await ask();
    if (last === 'ECONNREFUSED') break;
    statuses.push(last);
    onResponse();
  }
  agent.destroy();
  return statuses;
}

/** Stops a server under load; returns statuses, exit code and duration. */
async function stopUnderLoad({ origin, process: child, ended }: RunningServer, path: string) {
  let responses = 0;
  let begin = (): void => undefined;
  const begun = new Promise<void>((resolve) => (begin = resolve));
  const callers = Array.from({ length: CALLERS }, () =>
    callUntilRejected(origin + path, () => {
      responses += 1;
      if (responses === BEGUN) begin();
    }),
  );
  await begun;
  const began = performance.now();
  child.kill('SIGTERM');
  const exitCode = await ended;
  const milliseconds = performance.now() - began;
  return { exitCode, milliseconds, statuses: new Set((await Promise.all(callers)).flat()) };
}

for (const [name, path] of [
  ['storefront', '/en-us/search?q=jacket'],
  ['api', '/health/ready'],
] as const) {
  test(`the ${name} responds to all clients when it is stopped under load, and exits with success`, async () => {
    const { exitCode, milliseconds, statuses } = await stopUnderLoad(running()[name], path);
    // Readiness responds with 503 during shutdown.
    expect([...statuses].filter((status) => status !== '503')).toEqual(['200']);
    expect(exitCode).toBe(0);
    expect(milliseconds).toBeLessThan(LONGEST_STOP_MS);
  });
}
