// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stylesReady } from './styles-ready.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  document.head.replaceChildren();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A stylesheet of the document; without a sheet it is still loading. */
function addLink(sheet: object | null): HTMLLinkElement {
  const link = document.createElement('link');
  link.setAttribute('rel', 'stylesheet');
  Object.defineProperty(link, 'sheet', { value: sheet });
  document.head.append(link);
  return link;
}

/** Returns whether the wait has ended, after pending tasks. */
function watch(): () => Promise<boolean> {
  let isReady = false;
  void stylesReady().then(() => (isReady = true));
  return async () => {
    await vi.advanceTimersByTimeAsync(0);
    return isReady;
  };
}

it('nothing is waited for where every stylesheet is there', async () => {
  addLink({});
  expect(await watch()()).toBe(true);
});

it.each(['load', 'error'])('a stylesheet is waited for until its %s', async (event) => {
  const links = [addLink({}), addLink(null), addLink(null)];
  const isReady = watch();
  links[1]?.dispatchEvent(new Event(event));
  expect(await isReady()).toBe(false);
  links[2]?.dispatchEvent(new Event(event));
  expect(await isReady()).toBe(true);
});

it('a stylesheet that does not load delays hydration for at most 3 s', async () => {
  addLink(null);
  const isReady = watch();
  await vi.advanceTimersByTimeAsync(2_999);
  expect(await isReady()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await isReady()).toBe(true);
});

it('a stylesheet that the page did not need yet applies', async () => {
  const link = addLink({});
  link.media = 'print';
  await stylesReady();
  expect(link.media).toBe('');
});

it('a stylesheet that the page does not need yet is left for a component that needs none', async () => {
  const link = addLink(null);
  link.media = 'print';
  await stylesReady(false);
  expect(link.media).toBe('print');
});
