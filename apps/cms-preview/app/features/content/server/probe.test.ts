import { afterEach, expect, it, vi } from 'vitest';
import { siteOf } from '../../../shared/sites/sites.ts';
import type { Raw } from '../model/raw.ts';
import { probe } from './probe.server.ts';

type Answer = number | 'none' | Blob;

/** Records requests; each address returns its `answers` in order, repeating the last. */
function stubShop(responses: Readonly<Record<string, readonly Answer[]>>): readonly string[] {
  const requested: string[] = [];
  vi.stubGlobal('fetch', async (address: string, { method = 'GET' }: RequestInit = {}) => {
    const { pathname } = new URL(address);
    const before = requested.filter((line) => line.endsWith(` ${pathname}`)).length;
    requested.push(`${method} ${pathname}`);
    const list = responses[pathname] ?? [404];
    const response = list[before] ?? list.at(-1);
    if (response === 'none') throw new DOMException('too late', 'TimeoutError');
    return response instanceof Blob
      ? new Response(response)
      : new Response(null, { status: response ?? 404 });
  });
  return requested;
}
afterEach(() => void vi.unstubAllGlobals());

const ask = async (block: Raw) => (await probe([block], siteOf('en-us')))[0] ?? [];
const film = (url: string): Raw => ({ type: 'Video', media: { sm: { provider: 'native', url } } });
const picture = (name: string): Raw => ({ mediaList: [{ src: `/images/${name}`, alt: 'A' }] });

it('a film is a file of the shop: it has no locale before it, and its bytes are not read', async () => {
  const requested = stubShop({ '/img/films/a.webm': [200] });
  expect(await ask(film('/img/films/a.webm'))).toEqual([]);
  expect(requested).toEqual(['HEAD /img/films/a.webm']);
});

it.each([
  ['/img/films/gone.webm', 'answers 404'],
  ['img/films/beside.webm', 'has to begin with “/” or “https://”'],
  ['javascript:alert(1)', 'is no address'],
])('a missing film is reported as a film: %s', async (url, text) => {
  stubShop({});
  const [finding, ...more] = await ask(film(url));
  expect([finding?.code, finding?.path, more]).toEqual(['missing-media', 'media.sm.url', []]);
  expect(finding?.text).toContain(text);
});

it('films of other hosts are not knocked at', async () => {
  const requested = stubShop({});
  expect(await ask(film('https://films.example/a.mp4'))).toEqual([]);
  expect(requested).toEqual([]);
});

it('a link is still a page of the site', async () => {
  const requested = stubShop({ '/en-us/women': [200] });
  expect(await ask({ targets: [{ url: '/women' }, { url: '/no-such-page' }] })).toMatchObject([
    { code: 'dead-link', path: 'targets.1.url' },
  ]);
  expect(requested.toSorted()).toEqual(['GET /en-us/no-such-page', 'GET /en-us/women']);
});

it.each([
  ['does not answer at first', ['none', 200]],
  ['is too busy at first', [503, 200]],
] as const)('a picture that %s is requested again before it is reported', async (what, responses) => {
  const name = what.replaceAll(' ', '-');
  const requested = stubShop({ [`/images/${name}`]: responses });
  expect(await ask(picture(name))).toEqual([]);
  expect(requested).toHaveLength(2);
});

it.each([
  ['never', ['none'], 2, 'has not answered'],
  ['gone', [404], 1, 'answers 404'],
  ['failing', [500], 2, 'answers 500'],
] as const)('a picture that cannot be had is not called heavy: %s', async (name, responses, times, text) => {
  const requested = stubShop({ [`/images/${name}`]: responses });
  const [finding, ...more] = await ask(picture(name));
  expect([finding?.code, finding?.path, more]).toEqual(['missing-media', 'mediaList.0.src', []]);
  expect(finding?.text).toContain(text);
  expect(requested).toHaveLength(times);
});

it('a picture of more than 250 kB is heavy', async () => {
  stubShop({ '/images/large': [new Blob(['x'.repeat(250_001)])], '/images/small': [new Blob(['x'])] });
  expect((await ask(picture('large'))).map(({ code }) => code)).toEqual(['heavy-picture']);
  expect(await ask(picture('small'))).toEqual([]);
});
