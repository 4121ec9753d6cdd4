// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { linkTo, whenLinked, whenSeen, whenShown } from './page-watch.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

document.body.innerHTML = `
  <section><p role="group"><a id="first" href="/en-gb/winter">Winter</a></p></section>
  <main><a id="jacket" href="/en-gb/p/jacket-NF1?color=moss">Jacket</a></main>
  <dialog open><a id="terms" href="/en-gb/terms">Terms</a></dialog>`;

it('finds the link of an address whatever its query', () => {
  expect(linkTo('/en-gb/p/jacket-NF1')?.id).toBe('jacket');
  expect(linkTo('/en-gb/nothing')).toBeUndefined();
  expect(linkTo('/en-gb/terms')).toBeUndefined();
  expect(linkTo('/en-gb/terms', 'dialog')?.id).toBe('terms');
});

it('runs once when an element comes into sight', () => {
  let see: (entries: { isIntersecting: boolean }[]) => void = () => undefined;
  const disconnect = vi.fn();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = vi.fn();
      disconnect = disconnect;
      constructor(callback: typeof see) {
        see = callback;
      }
    },
  );
  const run = vi.fn();
  whenSeen(document.body, run);
  see([{ isIntersecting: false }]);
  expect(run).not.toHaveBeenCalled();
  see([{ isIntersecting: true }]);
  expect([run.mock.calls.length, disconnect.mock.calls.length]).toEqual([1, 1]);
});

it('waits for the link to an address that comes to the page later', async () => {
  const run = vi.fn();
  whenLinked('/en-gb/p/boot-NF2', run);
  expect(run).not.toHaveBeenCalled();
  document
    .querySelector('main')
    ?.insertAdjacentHTML('beforeend', '<a id="boot" href="/en-gb/p/boot-NF2"></a>');
  await vi.waitFor(() => expect(run).toHaveBeenCalledExactlyOnceWith(document.getElementById('boot')));
});

it('a message that takes turns is shown once its turn has come', async () => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly disconnect = () => undefined;
      readonly observe: () => void;
      constructor(see: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {
        this.observe = () => see([{ isIntersecting: true }]);
      }
    },
  );
  const run = vi.fn();
  const link = document.getElementById('first');
  if (link === null) throw new TypeError('no link');
  whenShown(link, run);
  expect(run).not.toHaveBeenCalled();
  link.closest('p')?.setAttribute('data-active', '');
  await vi.waitFor(() => expect(run).toHaveBeenCalledOnce());
});
