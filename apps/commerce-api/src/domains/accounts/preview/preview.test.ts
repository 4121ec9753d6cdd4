import { readPreviewTicket } from '@haberdash/api-client/preview-ticket';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { plainHasher } from '../../../testing/plain-hasher.fixtures.ts';
import { createApp } from '../../../platform/app/app.ts';
import { readConfig } from '../../../platform/config/config.ts';
import { bindAreas } from '../../../platform/operations/bind-areas.ts';
import { cloneDatabase, type TestDatabase } from '../../../testing/database.ts';
import { testClock, usSite } from '../../../testing/service.ts';
import { previewArea } from './area.ts';
import { cases, type PreviewCase } from './preview.contract-cases.ts';
import { EDITOR, hireEditor } from './preview.fixtures.ts';
import { ticketOf } from './ticket-command.ts';

const SECRET = 'a-secret-of-the-preview-that-is-long-enough';
const OLD = 'the-secret-before-that-one-was-as-long-as-it';
let database: TestDatabase;
beforeAll(async () => {
  database = await cloneDatabase();
});
beforeEach(() => database.empty());
afterAll(() => database.close());

interface Body {
  readonly ticket: string;
  readonly siteIds: string[];
  readonly errorDetails?: { readonly errorId: string }[];
}

async function signIn({ password = EDITOR.password, tries = 1, isDismissed, hasSecret = true }: PreviewCase) {
  await hireEditor(database, { isActive: isDismissed !== true });
  const clock = testClock();
  const config = readConfig(hasSecret ? { PREVIEW_SECRET: `${SECRET},${OLD}` } : {});
  // The operations about sites are in the content area.
  const { objects: _sites, ...area } = previewArea(
    { clock, config },
    { secret: 'of-the-tests', hasher: plainHasher },
  );
  const app = await createApp({
    areas: () => bindAreas([area], database),
    authenticate: () => undefined,
    production: false,
    logLevel: 'silent',
    partial: true,
  });
  const send = () =>
    app.inject({
      method: 'POST',
      url: '/caas/v1/preview/tickets',
      headers: usSite,
      payload: { ...EDITOR, password },
    });
  let response = await send();
  for (let time = 1; time < tries; time += 1) response = await send();
  return { answer: response, body: response.json<Body>(), nowMs: clock.now() };
}

describe('the sign-in of an editor', () => {
  it.each(Object.entries(cases['createPreviewTicket'] ?? {}))(
    'responds with %s as documented',
    async (status, request) => {
      const { answer: response, body } = await signIn(request);
      expect([String(response.statusCode), body.errorDetails?.[0]?.errorId]).toEqual([
        status,
        request.errorId,
      ]);
    },
  );

  it('returns a ticket for the editor’s own sites, signed by the newest secret and never cached', async () => {
    const { answer: response, body, nowMs } = await signIn({});
    const read = await readPreviewTicket(body.ticket, { secrets: [SECRET], nowMs });
    expect(read).toMatchObject({ state: 'valid', siteIds: ['NF-US', 'NF-CA'] });
    expect(response.headers['cache-control']).toBe('private, no-store');
  });

  it('is closed to one who has left', async () => {
    const { body } = await signIn({ isDismissed: true });
    expect(body.errorDetails?.[0]?.errorId).toBe('AUT418');
  });
});

describe('the command that makes a ticket', () => {
  const wish = { sites: 'NF-US, NF-GB', hours: '2', secret: SECRET, nowMs: 0 };
  it('makes one for the sites and hours that are requested', async () => {
    const read = await readPreviewTicket(await ticketOf(wish), { secrets: [SECRET], nowMs: 0 });
    expect(read).toEqual({ state: 'valid', siteIds: ['NF-US', 'NF-GB'], expiresAtMs: 7_200_000 });
  });
  it.each([
    ['PREVIEW_SECRET', { secret: 'short' }],
    ['--sites', { sites: 'us' }],
    ['--hours', { hours: '200' }],
    ['--hours', { hours: 'soon' }],
  ])('states in one sentence what is wrong with %s', async (name, part) => {
    await expect(ticketOf({ ...wish, ...part })).rejects.toThrow(name);
  });
});
