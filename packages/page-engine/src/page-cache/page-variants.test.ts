import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ServerBuild } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { choicesFor, nameUsedChoices } from '../variant-headers.ts';
import { createCachedPages } from './cached-pages.ts';
import { createVariantIndex, type PageChoice } from './page-variants.ts';

const render = vi.fn<(request: Request) => Promise<Response>>();
vi.mock('react-router', async (original) => ({
  ...(await original<object>()),
  createRequestHandler: () => render,
}));

const choose = vi.fn<() => Promise<PageChoice | undefined>>();
const faults: string[] = [];
let server: Server;
let origin = '';

beforeEach(async () => {
  render.mockReset();
  choose.mockReset();
  faults.length = 0;
  const pages = createCachedPages({
    build: {} as ServerBuild,
    origin: 'http://site.test',
    keyOf: (url) => url,
    maxEntries: 50,
    maxBytes: 1_000_000,
    idHeader: 'x-correlation-id',
    visitorHeader: 'x-client-address',
    onFault: (message) => faults.push(message),
    variants: { choose, maxPerPage: 2 },
  });
  server = createServer((request, response) => {
    if (!pages(request, response, () => response.end('live'))) response.end('not cached');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  // A listening TCP server has this kind of address.
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => new Promise((closed) => server.close(closed)));

/** Shows the choices that it uses; a choice may use another. */
const pageUsing = (...names: string[]) =>
  render.mockImplementation(async (request) => {
    const given = choicesFor(request) ?? new Map<string, string>();
    const used = new Set(names);
    if (given.get('outer') === 'nested') used.add('inner');
    const text = [...used].map((name) => `${name}=${given.get(name) ?? 'baseline'}`).join(' ');
    const response = new Response(text, { headers: { 'cache-control': 'public, s-maxage=60' } });
    nameUsedChoices(response, used);
    return response;
  });

const visit = async (path: string, chosen?: Record<string, string>, onUse?: () => string[]) => {
  choose.mockResolvedValue(chosen && { chosen: new Map(Object.entries(chosen)), onUse });
  const response = await fetch(origin + path);
  const { headers } = response;
  return {
    text: await response.text(),
    cacheControl: headers.get('cache-control'),
    cookies: headers.getSetCookie(),
    used: headers.get('x-render-used'),
  };
};

it('a page that uses no choice is the same for every visitor, and nothing is chosen for it', async () => {
  pageUsing();
  await visit('/plain', { sort: 'new' });
  const second = await visit('/plain', { sort: 'old' });
  expect(second.cacheControl).toBe('public, s-maxage=60');
  expect(render).toHaveBeenCalledTimes(1);
  expect(choose).not.toHaveBeenCalled();
});

it('a page is rendered once for each combination of the choices that it uses, and of no others', async () => {
  pageUsing('sort');
  expect((await visit('/list', { sort: 'new', other: '1' })).text).toBe('sort=new');
  expect((await visit('/list', { sort: 'new', other: '2' })).text).toBe('sort=new');
  expect((await visit('/list')).text).toBe('sort=baseline');
  // The baseline, which showed what is used, and one variant.
  expect(render).toHaveBeenCalledTimes(2);
});

it('no shared cache stores a page that differs between visitors, and its marks are not sent', async () => {
  pageUsing('sort');
  for (const chosen of [undefined, { sort: 'new' }]) {
    const { cacheControl, used } = await visit('/list', chosen);
    expect([cacheControl, used]).toEqual(['private, no-cache', null]);
  }
});

it('cookies of a choice are sent only with a page that it shapes', async () => {
  pageUsing('sort');
  const cookie = () => ['visitor=1'];
  expect((await visit('/list', { sort: 'new' }, cookie)).cookies).toEqual(['visitor=1']);
  expect((await visit('/list', { other: 'new' }, cookie)).cookies).toEqual([]);
  pageUsing();
  expect((await visit('/plain', { sort: 'new' }, cookie)).cookies).toEqual([]);
});

it('beyond the limit of an address a visitor gets the baseline', async () => {
  pageUsing('sort');
  for (const sort of ['a', 'b']) expect((await visit('/list', { sort })).text).toBe(`sort=${sort}`);
  expect((await visit('/list', { sort: 'c' })).text).toBe('sort=baseline');
  expect((await visit('/list', { sort: 'a' })).text).toBe('sort=a');
});

it('a choice that is used inside another is found', async () => {
  pageUsing('outer');
  expect((await visit('/list', { outer: 'nested', inner: 'x' })).text).toBe('outer=nested inner=x');
});

it('a choice that fails is the baseline, and is logged', async () => {
  pageUsing('sort');
  await visit('/list');
  choose.mockRejectedValue(new Error('no configuration'));
  expect(await (await fetch(`${origin}/list`)).text()).toBe('sort=baseline');
  expect(faults).toEqual(['no configuration']);
});

it('a client cannot name a variant', async () => {
  pageUsing('sort');
  choose.mockResolvedValue(undefined);
  const headers = { 'x-render-variant': encodeURIComponent('[["sort","evil"]]') };
  expect(await (await fetch(`${origin}/list`, { headers })).text()).toBe('sort=baseline');
});

describe('the index of variants', () => {
  const make = () => {
    let time = 0;
    const index = createVariantIndex({ maxEntries: 2, maxPerPage: 1, memoryMs: 100, now: () => time });
    return { index, wait: (ms: number) => (time += ms) };
  };
  const choice = (value: string): PageChoice => ({ chosen: new Map([['a', value]]) });

  it('forgets a name that no rendering has used for a while', () => {
    const { index, wait } = make();
    index.learn('/', ['a']);
    wait(60);
    index.learn('/', ['b']);
    wait(60);
    expect(index.namesOf('/')).toEqual(['b']);
    wait(60);
    // Unknown again, so that the next visitor's page is rendered before it is chosen.
    expect(index.namesOf('/')).toBeUndefined();
  });

  it('has room for another variant once one is no longer visited', () => {
    const { index, wait } = make();
    index.learn('/', ['a']);
    expect(index.variantOf('/', ['a'], choice('1')).chosen.size).toBe(1);
    expect(index.variantOf('/', ['a'], choice('2')).chosen.size).toBe(0);
    wait(101);
    expect(index.variantOf('/', ['a'], choice('2')).chosen.size).toBe(1);
  });

  it('is bounded', () => {
    const { index } = make();
    for (const key of ['/1', '/2', '/3']) index.learn(key, []);
    expect([index.namesOf('/1'), index.namesOf('/3')]).toEqual([undefined, []]);
  });
});
