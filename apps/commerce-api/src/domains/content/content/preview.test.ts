import { signPreviewTicket } from '@haberdash/api-client/preview-ticket';
import type { Showcase } from '@haberdash/api-client/content';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { createApp } from '../../../platform/app/app.ts';
import { readConfig } from '../../../platform/config/config.ts';
import { bindAreas } from '../../../platform/operations/bind-areas.ts';
import { cloneDatabase, type TestDatabase } from '../../../testing/database.ts';
import { testClock, usSite, type TestClock } from '../../../testing/service.ts';
import { contentArea } from './area.ts';
import { contentDocument } from './schema.ts';

const SECRET = 'a-secret-of-the-preview-that-is-long-enough';
const HOUR_MS = 3_600_000;
const TOMORROW = new Date('2026-06-02T12:00:00Z');
const LATER = new Date('2026-06-03T12:00:00Z');

const hero = (title: string, fields: object = {}) => ({ type: 'Hero', id: 'home-hero', title, ...fields });
const page = (slug: string, ...blocks: object[]) => ({ id: `page-${slug}`, slug, title: slug, blocks });

let database: TestDatabase;
let app: FastifyInstance;
let clock: TestClock;

interface Written {
  readonly slug?: string;
  readonly mode?: 'live' | 'preview';
  readonly locale?: string;
  readonly from?: Date;
  readonly until?: Date;
}
const write = (
  body: unknown,
  { slug = 'home', mode = 'live', locale = 'en-us', from, until }: Written = {},
) =>
  database.read.insert(contentDocument).values({
    kind: 'page',
    siteId: 'NF-US',
    locale,
    mode,
    slug,
    body,
    modifiedAt: new Date(clock.now()),
    publishFrom: from ?? null,
    publishUntil: until ?? null,
  });

async function request<T>(path: string, ticket?: string) {
  const headers = { ...usSite, ...(ticket === undefined ? {} : { 'x-preview-ticket': ticket }) };
  const response = await app.inject({ url: `/live/caas/v1/canvas/${path}`, headers });
  return { body: response.json<T>(), cache: response.headers['cache-control'], status: response.statusCode };
}
const titleAt = async (query: string, ticket?: string) =>
  (await request<{ blocks: { title: string }[] }>(`page/NF-US/home?${query}`, ticket)).body.blocks[0]?.title;
const ticketFor = (siteId: string, secret = SECRET) =>
  signPreviewTicket(
    { siteIds: [siteId], expiresAtMs: clock.now() + HOUR_MS },
    { secret, nowMs: clock.now() },
  );

beforeAll(async () => {
  database = await cloneDatabase();
});
beforeEach(async () => {
  await database.empty();
  clock = testClock();
  const services = { database, clock, config: readConfig({ PREVIEW_SECRET: SECRET }) };
  app = await createApp({
    areas: () => bindAreas([contentArea(services)], database),
    authenticate: () => undefined,
    production: false,
    logLevel: 'silent',
    partial: true,
  });
  await write(page('home', hero('Live')));
  await write(page('home', hero('Draft')), { mode: 'preview', until: LATER });
  await write(page('home', hero('Scheduled')), { from: TOMORROW });
});
afterAll(() => database.close());

describe('a preview', () => {
  it('shows drafts, and at another moment what is published then', async () => {
    const ticket = await ticketFor('NF-US');
    expect(await titleAt('preview=true', ticket)).toBe('Draft');
    expect(await titleAt(`preview=true&previewDateTime=${LATER.toISOString()}`, ticket)).toBe('Scheduled');
  });

  it('is nothing to a reader: without a ticket for the site, in time and signed, content is live', async () => {
    const query = `preview=true&bypassAllCache=true&previewDateTime=${LATER.toISOString()}`;
    const expired = await ticketFor('NF-US');
    clock.advance(HOUR_MS);
    const tickets = [undefined, expired, await ticketFor('NF-GB'), await ticketFor('NF-US', 'x'.repeat(40))];
    for (const ticket of tickets) expect(await titleAt(query, ticket)).toBe('Live');
    const preview = await app.inject({ url: '/preview/caas/v1/canvas/page/NF-US/home', headers: usSite });
    expect(preview.statusCode).toBe(404);
  });

  it('is never cached, neither by them nor by us, and never given to a reader', async () => {
    const ticket = await ticketFor('NF-US');
    expect((await request('page/NF-US/home?preview=true', ticket)).cache).toBe('private, no-store');
    expect((await request('page/NF-US/home?preview=true')).cache).toBe('private, no-store');
    expect((await request('page/NF-US/home')).cache).toBe('public, max-age=60');
    expect(await titleAt('')).toBe('Live');
  });

  it('bypasses the process cache on request', async () => {
    const ticket = await ticketFor('NF-US');
    expect(await titleAt('preview=true', ticket)).toBe('Draft');
    await database.read.update(contentDocument).set({ body: page('home', hero('Changed')) });
    expect(await titleAt('preview=true', ticket)).toBe('Draft');
    expect(await titleAt('preview=true&bypassAllCache=true', ticket)).toBe('Changed');
  });
});

it('scheduled content goes live by itself', async () => {
  expect(await titleAt('')).toBe('Live');
  clock.advance(25 * HOUR_MS);
  expect(await titleAt('')).toBe('Scheduled');
});

describe('the showcase', () => {
  const showcase = (query = '', ticket?: string) =>
    request<Showcase>(`showcase/NF-US/Hero?${query}`, ticket).then(({ body }) => body);

  it('has each block once, with every document that points to it, also from inside another block', async () => {
    const collection = { type: 'Collection', id: 'c', items: [hero('Nested')] };
    await write(page('about', collection), { slug: 'about' });
    const { total, items } = await showcase();
    expect(total).toBe(1);
    expect(items[0]).toMatchObject({ id: 'home-hero', referrers: 2, isDraft: false });
    expect(items[0]?.referrerList.map(({ slug }) => slug).toSorted()).toEqual(['about', 'home']);
  });

  it('narrows by layout variant in any case, and counts beyond the page', async () => {
    const layout = { responsiveLayout: { lg: { layout: 'overlay' } } };
    for (let index = 0; index < 12; index += 1)
      await write(page(`p-${index}`, { ...hero('x', layout), id: `h-${index}` }), { slug: `p-${index}` });
    const { total, items } = await showcase('layoutVariant=OVERLAY&limit=10&offset=10');
    expect([total, items.length]).toEqual([12, 2]);
    expect((await showcase('layoutVariant=nothing')).total).toBe(0);
  });

  it('shows drafts and upcoming changes to editors only', async () => {
    expect(await showcase()).toMatchObject({ changes: [], items: [{ block: { title: 'Live' } }] });
    const seen = await showcase('preview=true', await ticketFor('NF-US'));
    expect(seen).toMatchObject({
      changes: [TOMORROW.toISOString(), LATER.toISOString()],
      items: [{ isDraft: true, publishUntil: LATER.toISOString(), block: { title: 'Draft' } }],
    });
  });

  it('hands on a block that readers would leave out, and stops at content without an end', async () => {
    let deep: object = hero('Deep');
    for (let depth = 0; depth < 500; depth += 1) deep = { child: deep };
    await write(page('odd', { type: 'Hero', targets: 7 }, deep), { slug: 'odd' });
    const { items } = await showcase();
    expect(items.map(({ id }) => id).toSorted()).toEqual(['home-hero', 'page-odd-0']);
  });
});
