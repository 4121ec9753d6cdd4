// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DEFERRED_CLIENT_ID, HYDRATED_EVENT, LEAVING, WAITING_STYLES_ID } from './deferred-client.ts';

/** The router's scripts as inert text. */
const INERT =
  '<link rel="modulepreload" href="/assets/entry.js"><script>context</script><script type="module">start</script>';
let appended: string[] = [];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('requestIdleCallback', (idle: () => void, { timeout }: IdleRequestOptions) =>
    setTimeout(idle, timeout),
  );
  vi.spyOn(window, 'addEventListener');
  appended = [];
  document.head.replaceChildren();
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes)
      appended.push(
        node instanceof HTMLScriptElement ? node.text : node instanceof Element ? node.tagName : '',
      );
  });
  document.body.innerHTML = `<noscript id="${DEFERRED_CLIENT_ID}"></noscript>`;
  const slot = document.getElementById(DEFERRED_CLIENT_ID);
  if (slot !== null) slot.textContent = INERT;
  delete document.documentElement.dataset[LEAVING];
  vi.resetModules();
});
afterEach(() => {
  // The window outlives the document of a test, and so would the listeners of its loader.
  for (const [type, listener] of vi.mocked(window.addEventListener).mock.calls)
    window.removeEventListener(type, listener, true);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const load = () => import('./loader.inline.ts');
const STARTED = ['context', 'LINK', 'start'];

it('the context runs immediately, the client not before it is needed', async () => {
  await load();
  expect(appended).toEqual(['context']);
});

it.each(['pointerdown', 'touchstart', 'keydown', 'focusin'])('a %s starts the client, once', async (type) => {
  await load();
  window.dispatchEvent(new Event(type));
  window.dispatchEvent(new Event(type));
  vi.advanceTimersByTime(10_000);
  expect(appended).toEqual(STARTED);
});

it('an idle page starts the client after its load', async () => {
  await load();
  window.dispatchEvent(new Event('load'));
  vi.advanceTimersByTime(901);
  expect(appended).toEqual(STARTED);
});

it('a page whose load never ends starts the client in the end', async () => {
  await load();
  vi.advanceTimersByTime(2_501);
  expect(appended).toEqual(STARTED);
});

it('a click on a script-only button is repeated after hydration', async () => {
  await load();
  document.body.insertAdjacentHTML('beforeend', '<button type="button"><b>Zoom</b></button>');
  const clicked = vi.fn();
  document.querySelector('b')?.click();
  document.querySelector('button')?.addEventListener('click', clicked);
  expect(clicked).not.toHaveBeenCalled();
  window.dispatchEvent(new Event(HYDRATED_EVENT));
  expect(clicked).toHaveBeenCalledTimes(1);
});

it('a step back within the document loads the page of the new address, without the router', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue();
  const here = location.href;
  await load();
  const router = vi.fn();
  window.addEventListener('popstate', router, true);
  history.replaceState(null, '', '?page=2');
  window.dispatchEvent(new Event('popstate'));
  expect(reload).toHaveBeenCalledTimes(1);
  expect(document.documentElement.dataset[LEAVING]).toBe('');
  expect(router).not.toHaveBeenCalled();
  window.removeEventListener('popstate', router, true);
  history.replaceState(null, '', here);
});

describe('stylesheets that wait', () => {
  const waiting = () => {
    document.head.innerHTML = `<noscript id="${WAITING_STYLES_ID}"></noscript>`;
    const slot = document.getElementById(WAITING_STYLES_ID);
    if (slot !== null) slot.textContent = '<link rel="stylesheet">';
    return () => document.head.querySelector<HTMLLinkElement>('link[rel=stylesheet]')?.media;
  };

  it('are fetched when the page has loaded, and restyle nothing before it is used', async () => {
    const media = waiting();
    await load();
    expect(media()).toBeUndefined();
    window.dispatchEvent(new Event('load'));
    expect(media()).toBe('print');
    vi.advanceTimersByTime(10_000);
    expect(media()).toBe('print');
  });

  it.each(['pointerdown', 'touchstart', 'keydown', 'focusin', 'mousemove', 'wheel', 'popstate'])(
    'apply at the first %s',
    async (type) => {
      const media = waiting();
      await load();
      window.dispatchEvent(new Event('load'));
      window.dispatchEvent(new Event(type));
      expect(media()).toBe('');
    },
  );

  it('are fetched and apply when the page is used before it has loaded', async () => {
    const media = waiting();
    await load();
    window.dispatchEvent(new Event('pointerdown'));
    expect(media()).toBe('');
  });
});
