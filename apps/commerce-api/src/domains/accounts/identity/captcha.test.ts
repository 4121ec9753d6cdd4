import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBooks, type Books } from '@haberdash/demo-providers/books.ts';
import { createSandboxApp } from '@haberdash/demo-providers/sandbox-app.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { plainHasher } from '../../../testing/plain-hasher.fixtures.ts';
import { httpCaptcha } from '../../../providers/captcha/http.ts';
import { parseLimits } from '../../../platform/limits/budgets.ts';
import { cloneDatabase, type TestDatabase } from '../../../testing/database.ts';
import { startTestService, type TestService } from '../../../testing/service.ts';
import { signIn, signUp } from './identity.fixtures.ts';

/** Longer than a local response takes, short enough to wait for a provider that never responds. */
const CAPTCHA_TIMEOUT_MS = 500;

const VISITOR = { 'x-forwarded-for': '203.0.113.7' };

describe('a form that people have to prove themselves for, over the network', () => {
  let folder: string;
  let books: Books;
  let sandbox: FastifyInstance;
  let database: TestDatabase;
  let service: TestService;
  const lines: string[] = [];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'sandbox-captcha-'));
    books = openBooks(folder);
    const sandboxOptions = { now: () => 0, publicOrigin: 'https://pay.test', apiKey: 'the-key' };
    sandbox = await createSandboxApp({ ...sandboxOptions, books, logLevel: 'silent' });
    const url = await sandbox.listen({ host: '127.0.0.1', port: 0 });
    database = await cloneDatabase();
    const limits = parseLimits('unproved-address=1');
    if (limits === undefined || limits === 'off') throw new TypeError('there are limits');
    service = await startTestService(database, {
      config: { captcha: 'on' },
      hasher: plainHasher,
      limits,
      logLevel: 'info',
      logTarget: { write: (line) => void lines.push(line) },
      providers: { captcha: httpCaptcha({ url, apiKey: 'the-key', timeoutMs: CAPTCHA_TIMEOUT_MS }) },
    });
  });
  afterAll(async () => {
    await service.app.close();
    await sandbox.close();
    await database.close();
    books.close();
    await rm(folder, { recursive: true });
  });
  beforeEach(async () => {
    await database.empty();
    lines.length = 0;
  });

  const captchaFields = (token: string) => ({ recaptcha_response: token });

  it('is taken from people', async () => {
    expect((await signUp(service, captchaFields('sandbox-human'))).status).toBe(201);
    expect((await signIn(service, captchaFields('sandbox-human'))).status).toBe(200);
  });

  it('is rejected from robots, and without a captcha response, before any other check', async () => {
    expect((await signUp(service, captchaFields('sandbox-robot'))).errorIds).toEqual(['AUT403']);
    expect((await signIn(service, { username: 'nobody' })).errorIds).toEqual(['AUT403']);
  });

  it('is accepted while the provider is down, a few times for each network, and logged', async () => {
    expect((await signUp(service, captchaFields('sandbox-silent'), VISITOR)).status).toBe(201);
    expect((await signIn(service, captchaFields('sandbox-silent'), VISITOR)).status).toBe(429);
    expect(lines.join('')).toContain('the captcha provider did not answer');
    expect(lines.join('')).not.toContain('sandbox-silent');
  });
});
