import { signPreviewTicket } from '@haberdash/api-client/preview-ticket';
import type { Draft, DocumentList, DocumentVersions, EditedDocument } from '@haberdash/api-client/content';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { readConfig } from '../../../platform/config/config.ts';
import { startWholeService, wholeAreas } from '../../../testing/contracts/whole-service.fixtures.ts';
import { contractFaults } from '../../../testing/contract-test.fixtures.ts';
import { cloneDatabase, type TestDatabase } from '../../../testing/database.ts';
import { testClock, usSite, type TestClock } from '../../../testing/service.ts';
import { createAuthenticateEditor } from '../../accounts/preview/authenticate.ts';
import { EDITOR, hireEditor } from '../../accounts/preview/preview.fixtures.ts';
import { editor } from '../../accounts/preview/schema.ts';
import { contentDocument } from '../content/schema.ts';
import { cases, page, type EditingCase } from './editing.contract-cases.ts';

const SECRET = 'a-secret-of-the-preview-that-is-long-enough';
const HOUR_MS = 3_600_000;
const HOME = '/caas/v1/documents/NF-US/page/home/en-us';

let database: TestDatabase;
let app: FastifyInstance;
let clock: TestClock;
let ticket: string;

const ticketFor = (name?: string) =>
  signPreviewTicket(
    {
      siteIds: ['NF-US'],
      expiresAtMs: clock.now() + HOUR_MS,
      ...(name === undefined ? {} : { editor: name }),
    },
    { secret: SECRET, nowMs: clock.now() },
  );

const seed = (slug: string, body: object, kind = 'page') =>
  database.read.insert(contentDocument).values({
    kind,
    siteId: 'NF-US',
    locale: 'en-us',
    mode: 'live',
    slug,
    body,
    modifiedAt: new Date(clock.now() - HOUR_MS),
  });

interface Rejected {
  readonly errorDetails?: readonly {
    readonly errorId: string;
    readonly field?: string;
    readonly additionalInfo?: { readonly reason?: string; readonly suggestion?: string };
  }[];
}

interface Answer<T> {
  readonly status: number;
  readonly body: T & Rejected;
}

async function call<T = Draft>(
  method: 'GET' | 'PUT' | 'POST',
  url: string,
  body?: object,
  token = ticket,
): Promise<Answer<T>> {
  const response = await app.inject({
    method,
    url,
    headers: { ...usSite, authorization: token.startsWith('Bearer') ? token : `Bearer ${token}` },
    ...(body === undefined ? {} : { payload: body }),
  });
  return { status: response.statusCode, body: response.json() };
}
const save = (basedOn: number, title: string, token = ticket) =>
  call('PUT', `${HOME}/draft`, { basedOn, body: page(title) }, token);
const publish = (basedOn: number, part: object = {}) =>
  call<{ items: EditedDocument[] }>('POST', '/caas/v1/documents/NF-US/publications', {
    documents: [{ kind: 'page', slug: 'home', locale: 'en-us', basedOn }],
    ...part,
  });
const versions = async () =>
  (await call<DocumentVersions>('GET', `${HOME}/versions`)).body.versions.map(
    ({ version, action, savedBy }) => `${version} ${action} ${savedBy ?? '-'}`,
  );

/** What a reader, or an editor at a moment, gets of a page. */
async function titleOf(slug = 'home', query = '') {
  const headers = { ...usSite, ...(query === '' ? {} : { 'x-preview-ticket': ticket }) };
  const url = `/live/caas/v1/canvas/page/NF-US/${slug}${query}`;
  return (await app.inject({ url, headers })).json<{ title: string }>().title;
}
const preview = (atMs: number) =>
  titleOf('home', `?preview=true&bypassAllCache=true&previewDateTime=${new Date(atMs).toISOString()}`);

beforeAll(async () => {
  database = await cloneDatabase();
});
beforeEach(async () => {
  await database.empty();
  clock = testClock();
  const config = readConfig({ PREVIEW_SECRET: SECRET });
  app = await startWholeService(wholeAreas(database, { clock, config }), {
    authenticateEditor: createAuthenticateEditor(clock, config.previewSecrets),
  });
  await hireEditor(database);
  ticket = await ticketFor(EDITOR.username);
  await seed('home', page('Original'));
});
afterAll(() => database.close());

describe('an operation of editors', () => {
  it.each(
    Object.entries(cases).flatMap(([operationId, byStatus]) =>
      Object.entries(byStatus).map(([status, request]): [string, number, EditingCase] => [
        operationId,
        Number(status),
        request,
      ]),
    ),
  )('%s responds with %i as documented', async (operationId, status, request) => {
    await save(0, 'Second');
    const { method, path, body, caller = 'editor', errorId } = request;
    const response = await app.inject({
      method,
      url: path,
      headers: {
        ...usSite,
        authorization: caller === 'editor' ? `Bearer ${ticket}` : 'Bearer good',
      },
      ...(body === undefined ? {} : { payload: body }),
    });
    const errorIds = (response.json<Rejected>().errorDetails ?? []).map((detail) => detail.errorId);
    const found = { status: response.statusCode, body: response.json<unknown>(), errorIds };
    expect(contractFaults(operationId, status, found)).toEqual([]);
    expect(errorIds[0]).toBe(errorId);
  });
});

describe('a draft', () => {
  it('is shown to editors and not to readers, until it is published', async () => {
    const { body } = await save(0, 'Edited');
    expect(body).toMatchObject({ version: 2, state: 'draft', savedBy: EDITOR.username });
    expect([await titleOf(), await preview(clock.now())]).toEqual(['Original', 'Edited']);
    expect((await publish(2)).body.items).toMatchObject([{ version: 3, state: 'live' }]);
    clock.advance(2_000);
    expect(await titleOf()).toBe('Edited');
    expect(await versions()).toEqual([
      `3 publish ${EDITOR.username}`,
      `2 draft ${EDITOR.username}`,
      '1 original -',
    ]);
  });

  it('of a page that does not exist yet begins at 0', async () => {
    const url = '/caas/v1/documents/NF-US/page/new/en-us/draft';
    expect((await call('GET', url)).status).toBe(404);
    const { body } = await call('PUT', url, { basedOn: 0, body: page('New', 'new') });
    expect(body).toMatchObject({ version: 1, state: 'draft' });
  });

  it('based on what another editor has changed since is rejected, and nothing is written', async () => {
    await save(0, 'Mine');
    const both = await Promise.all([save(2, 'One'), save(2, 'Other')]);
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect(await versions()).toHaveLength(3);
    const winner = both.find(({ status }) => status === 200)?.body;
    expect((await call('GET', `${HOME}/draft`)).body).toEqual(winner);
  });

  it('with a mistake is rejected with the field, the reason and what to do', async () => {
    const body = { ...page('x'), blocks: [{ type: 'Hero', id: 'h', tilte: 'x' }] };
    const rejected = await call('PUT', `${HOME}/draft`, { basedOn: 0, body });
    expect(rejected.body.errorDetails).toMatchObject([
      {
        errorId: 'API400',
        field: 'body/blocks/0',
        additionalInfo: { reason: 'has an unknown field tilte', suggestion: 'Did you mean title?' },
      },
    ]);
    const other = await call('PUT', `${HOME}/draft`, { basedOn: 0, body: page('x', 'other') });
    expect(other.body.errorDetails?.[0]?.field).toBe('body/slug');
    for (const wrong of [null, 7, 'page', []])
      expect((await call('PUT', `${HOME}/draft`, { basedOn: 0, body: wrong })).status).toBe(400);
    expect(await versions()).toEqual([]);
  });
});

describe('a publication', () => {
  it('at a time is shown from then on, and a later one replaces it', async () => {
    const at = clock.now() + HOUR_MS;
    await save(0, 'Soon');
    const publishFrom = new Date(at).toISOString();
    expect((await publish(2, { publishFrom })).body.items).toMatchObject([
      { state: 'scheduled', publishFrom },
    ]);
    expect([await titleOf(), await preview(at)]).toEqual(['Original', 'Soon']);
    await save(3, 'Now');
    await publish(4);
    clock.advance(HOUR_MS + 2_000);
    expect(await titleOf()).toBe('Now');
  });

  it('of several documents is made whole or not at all', async () => {
    const documents = ['a', 'b'].map((slug) => ({
      kind: 'page',
      slug,
      locale: 'en-us',
      basedOn: 0,
      body: page(slug, slug),
    }));
    const url = '/caas/v1/documents/NF-US/publications';
    const stale = documents.map((document, index) => ({ ...document, basedOn: index }));
    const rejected = await call('POST', url, { documents: stale });
    expect(rejected.body.errorDetails).toMatchObject([{ errorId: 'CNT409', field: 'documents.1' }]);
    expect((await call<DocumentList>('GET', '/caas/v1/documents/NF-US')).body.total).toBe(1);
    expect((await call('POST', url, { documents })).status).toBe(200);
    expect((await call<DocumentList>('GET', '/caas/v1/documents/NF-US')).body.total).toBe(3);
  });

  it('takes along the help entry, the events and the second addresses of a page', async () => {
    await seed('home', { id: 'help-home', name: 'Old', url: '/home', passages: [] }, 'help');
    await seed('start', { ...page('Original', 'start'), canonicalPath: '/home' });
    const event = {
      type: 'EventSignup',
      id: 'e',
      eventId: 'run',
      startDate: '2030-01-01T00:00:00Z',
      endDate: '2030-01-02T00:00:00Z',
    };
    const body = { ...page('Edited'), blocks: [event] };
    const saved = await call('PUT', `${HOME}/draft`, { basedOn: 0, body });
    expect(saved.body.errorDetails).toBeUndefined();
    await publish(2);
    clock.advance(2_000);
    expect(await titleOf('start')).toBe('Edited');
    const rows = await database.read.select().from(contentDocument);
    const shown = rows.filter(({ publishUntil }) => publishUntil === null);
    expect(shown.map(({ kind, slug }) => `${kind}/${slug}`).toSorted()).toEqual([
      'event/run',
      'help/home',
      'page/home',
      'page/start',
    ]);
    expect(shown.find(({ kind }) => kind === 'help')?.body).toMatchObject({ name: 'Edited' });
    expect(shown.find(({ slug }) => slug === 'start')?.body).toMatchObject({
      id: 'page-start',
      slug: 'start',
      canonicalPath: '/home',
    });
  });
});

describe('an earlier version', () => {
  it('comes back as a new one, published or as a draft, and the versions between stay', async () => {
    await save(0, 'Edited');
    await publish(2);
    const back = await call('POST', `${HOME}/restorations`, { version: 1, basedOn: 3, publish: true });
    expect(back.body).toMatchObject({ version: 4, state: 'live', body: { title: 'Original' } });
    clock.advance(2_000);
    expect(await titleOf()).toBe('Original');
    await call('POST', `${HOME}/restorations`, { version: 3, basedOn: 4 });
    expect([await titleOf(), await preview(clock.now())]).toEqual(['Original', 'Edited']);
    expect(await versions()).toHaveLength(5);
    expect((await call('GET', `${HOME}/draft?version=3`)).body).toMatchObject({ body: { title: 'Edited' } });
  });
});

describe('only an editor of the site', () => {
  it('reads and writes: no shopper, no ticket without a name, no other site, no editor who has left', async () => {
    const nameless = await ticketFor();
    expect((await save(0, 'x', nameless)).status).toBe(401);
    expect((await save(0, 'x', 'Bearer good')).status).toBe(403);
    const stranger = await ticketFor('stranger@example.com');
    expect((await save(0, 'x', stranger)).status).toBe(404);
    await database.read.update(editor).set({ isActive: false });
    expect((await save(0, 'x')).status).toBe(404);
    expect((await call('GET', `${HOME}/draft`)).status).toBe(404);
    expect(await titleOf()).toBe('Original');
  });
});

it('the revision changes with a publication and with a date that comes, and not with a draft', async () => {
  const revision = async () =>
    (await app.inject({ url: '/caas/v1/content-revision', headers: usSite })).json<{ revision: string }>()
      .revision;
  const before = await revision();
  await save(0, 'Soon');
  clock.advance(1_000);
  expect(await revision()).toBe(before);
  await publish(2, { publishFrom: new Date(clock.now() + HOUR_MS).toISOString() });
  clock.advance(1_000);
  const waiting = await revision();
  expect(waiting).not.toBe(before);
  clock.advance(HOUR_MS);
  expect(await revision()).not.toBe(waiting);
});
