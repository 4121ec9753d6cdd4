import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { freePort } from '@haberdash/tools/stack/ports.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';

let folder: string;
let running: ChildProcess | undefined;

/** Starts the providers' process on the test's folder; returns its origin when ready. */
async function start(): Promise<string> {
  const port = await freePort();
  running = spawn(process.execPath, ['--conditions=@haberdash/source', 'src/main.ts'], {
    cwd: join(import.meta.dirname, '..'),
    env: { ...process.env, DATA_DIR: folder, SANDBOX_PORT: String(port), SANDBOX_API_KEY: 'the-key' },
    stdio: 'ignore',
  });
  const origin = `http://127.0.0.1:${port}`;
  await expect
    .poll(
      () =>
        fetch(`${origin}/health/ready`).then(
          ({ ok }) => ok,
          () => false,
        ),
      { timeout: 20_000 },
    )
    .toBe(true);
  return origin;
}

async function end(signal: NodeJS.Signals): Promise<number | null> {
  if (running === undefined) return null;
  const ended = running;
  running = undefined;
  const exit = once(ended, 'exit');
  ended.kill(signal);
  await exit;
  return ended.exitCode;
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'demo-providers-'));
});
afterEach(async () => {
  await end('SIGKILL');
  await rm(folder, { recursive: true });
});

const headers = { authorization: 'Bearer the-key' };
const post = (url: string, body?: object): Promise<Response> =>
  body === undefined
    ? fetch(url, { method: 'POST', headers })
    : fetch(url, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });

async function sessionWithCard(origin: string): Promise<string> {
  const opened = await post(`${origin}/payments/v1/sessions`, {
    origin: 'https://shop.test',
    language: 'en',
  });
  const { sessionId } = (await opened.json()) as { sessionId: string };
  const card = { number: '4242424242424242', expiry: '12/34', securityCode: '123', holder: 'Ann Lee' };
  await post(`${origin}/frame/${sessionId}/card`, card);
  return sessionId;
}

const authorise = async (origin: string, key: string): Promise<unknown> => {
  const sessionId = await sessionWithCard(origin);
  const payment = { key, sessionId, amount: 5_000, currency: 'EUR', orderNumber: 'NF0000000001' };
  return (await post(`${origin}/payments/v1/payments`, payment)).json();
};

const statusOf = async (origin: string, key: string): Promise<unknown> =>
  (await fetch(`${origin}/payments/v1/payments/${key}`, { headers })).json();

it('remembers every authorisation, capture and message when its process is killed', async () => {
  const before = await start();
  expect(await authorise(before, 'authorised')).toMatchObject({ kind: 'authorised' });
  await authorise(before, 'captured');
  await post(`${before}/payments/v1/payments/captured/capture`);
  await post(`${before}/payments/v1/payments/voided/void`);
  const id = '00000000-0000-4000-8000-000000000001';
  const mail = {
    id,
    to: 'ann@example.org',
    language: 'en',
    subject: 'Order',
    text: 'Hello',
    html: '<p>Hello</p>',
  };
  await post(`${before}/mail/v1/messages`, mail);
  await end('SIGKILL');

  const after = await start();
  expect(await statusOf(after, 'authorised')).toMatchObject({
    kind: 'authorised',
    card: { lastFour: '4242' },
  });
  expect(await statusOf(after, 'voided')).toEqual({ kind: 'voided' });
  expect((await post(`${after}/payments/v1/payments/captured/void`)).status).toBe(409);
  expect((await post(`${after}/payments/v1/payments/authorised/capture`)).status).toBe(204);
  expect(await (await fetch(`${after}/mailbox`)).text()).toContain('ann@example.org');
});

it('exits when requested, though a call has no response', async () => {
  const origin = await start();
  const opened = await post(`${origin}/payments/v1/sessions`, {
    origin: 'https://shop.test',
    language: 'en',
  });
  const { sessionId } = (await opened.json()) as { sessionId: string };
  const silent = { number: '4000000000000341', expiry: '12/34', securityCode: '123', holder: 'Ann Lee' };
  await post(`${origin}/frame/${sessionId}/card`, silent);
  const payment = { key: 'silent', sessionId, amount: 1, currency: 'EUR', orderNumber: 'NF0000000001' };
  const unanswered = post(`${origin}/payments/v1/payments`, payment).then(
    () => 'answered',
    () => 'cut off',
  );
  await expect.poll(() => statusOf(origin, 'silent')).toEqual({ kind: 'pending' });
  expect(await end('SIGTERM')).toBe(0);
  expect(await unanswered).toBe('cut off');
});
