// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mountLooks } from './mount-looks.ts';

const look = { href: '/en-gb/looks#look-1', src: '/images/looks/1', label: '<b>Ann</b>' };
const gallery = { containerId: 'worn', filter: 'NF1A2B3C' };
let response: () => Promise<Response>;
const requested: string[] = [];

beforeEach(() => {
  requested.length = 0;
  vi.stubGlobal('fetch', (url: string) => {
    requested.push(url);
    return response();
  });
});
afterEach(() => vi.unstubAllGlobals());

const mount = async (leaving = new AbortController()) => {
  const element = document.createElement('div');
  const onFault = vi.fn<(cause: unknown) => void>();
  await mountLooks('/en-gb', element, gallery, leaving.signal, onFault);
  return { element, leaving, onFault };
};

it('shows what was shared of the product as links, with words as text', async () => {
  response = async () => Response.json({ looks: [look] });
  const { element } = await mount();
  expect(requested).toEqual(['/en-gb/looks/list?product=NF1A2B3C']);
  expect(element.querySelector('a')?.getAttribute('href')).toBe(look.href);
  expect(element.querySelector('img')?.alt).toBe(look.label);
  expect(element.querySelector('b')).toBeNull();
});

it('is gone when its block leaves, also when it comes later than that', async () => {
  response = async () => Response.json({ looks: [look] });
  const shown = await mount();
  shown.leaving.abort();
  expect(shown.element.childElementCount).toBe(0);
  const left = new AbortController();
  response = async () => {
    left.abort();
    return Response.json({ looks: [look] });
  };
  expect((await mount(left)).element.childElementCount).toBe(0);
});

it.each([
  ['fails', async () => new Response('', { status: 500 })],
  ['lies', async () => new Response('<html>')],
  ['answers nothing', async () => Promise.reject(new TypeError('offline'))],
  ['has nothing to show', async () => Response.json({ looks: [] })],
])('costs its own place only where the gallery %s', async (how, reply) => {
  response = reply;
  const { element, onFault } = await mount();
  expect(element.hidden).toBe(true);
  expect(onFault).toHaveBeenCalledTimes(how === 'has nothing to show' ? 0 : 1);
});

it('a block that has left misses nothing', async () => {
  const left = new AbortController();
  response = async () => {
    left.abort();
    throw new TypeError('aborted');
  };
  expect((await mount(left)).onFault).not.toHaveBeenCalled();
});
