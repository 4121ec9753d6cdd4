// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTracker, type Tracker } from './tracker.ts';
import { linkTo, watchPage, whenLinked, whenSeen } from './page-watch.ts';

const push = vi.fn();
const promotion = vi.fn();
let tracker: Tracker;

beforeEach(() => {
  push.mockClear();
  promotion.mockClear();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

// The page is watched for good, so one watch serves all tests.
document.body.innerHTML = `
  <header><nav><ul><li><a id="women" href="/en-gb/c/women-1000">Women</a><button id="more" aria-expanded="false"></button></li>
    <li><a id="men" href="/en-gb/c/men-2000" role="button" aria-expanded="false">Men</a></li></ul></nav>
    <a id="bag" href="/en-gb/cart">Bag</a></header>
  <main><a id="jacket" href="/en-gb/p/jacket-NF1?color=moss">Jacket</a><a id="sale" href="/en-gb/c/sale-9000">Sale</a>
    <a id="away" href="https://elsewhere.example/en-gb/c/sale-9000">Away</a></main>
  <footer><a id="help" href="/fr-fr/help">Aide</a></footer>`;
tracker = createTracker({ push: (...args) => push(...args) });
watchPage(tracker, new Map([['/en-gb/c/sale-9000', promotion]]));
document.addEventListener('click', (event) => event.preventDefault());

const click = (id: string) =>
  document.getElementById(id)?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));

it.each([
  ['women', 'top', '/c/women-1000'],
  ['help', 'footer', '/help'],
])('a link of the menu (%s) is reported by a name that is the same in every language', (id, area, name) => {
  click(id);
  expect(push).toHaveBeenCalledWith({
    event: 'navigation',
    navigation_action: 'select',
    navigation_area: area,
    navigation_name: name,
  });
});

it('a link beside the menu, and one that leads out of the shop, is no navigation', () => {
  click('bag');
  click('away');
  expect(push).not.toHaveBeenCalled();
});

it('a menu that opens is reported by the entry that it belongs to', async () => {
  document.getElementById('more')?.setAttribute('aria-expanded', 'true');
  await vi.waitFor(() => expect(push).toHaveBeenCalledOnce());
  expect(push).toHaveBeenCalledWith(
    expect.objectContaining({ navigation_action: 'expand', navigation_name: '/c/women-1000' }),
  );
});

it('a link that opens its section is reported as a menu that opens, and is not followed', async () => {
  click('men');
  document.getElementById('men')?.setAttribute('aria-expanded', 'true');
  await vi.waitFor(() => expect(push).toHaveBeenCalledOnce());
  expect(push).toHaveBeenCalledWith(
    expect.objectContaining({ navigation_action: 'expand', navigation_name: '/c/men-2000' }),
  );
});

it('a product of a list is reported when its link is followed', () => {
  tracker.page({ path: '/en-gb/c/all-1100' });
  push.mockClear();
  const shape = { id: 'NF1', name: 'Jacket' };
  tracker.list({ id: 'l', name: 'l', origin: 'grid', products: [{ url: '/en-gb/p/jacket-NF1', shape }] });
  click('jacket');
  expect(push).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ event: 'select_item' }));
});

it('a promotion is chosen when its link is followed', () => {
  click('sale');
  expect(promotion).toHaveBeenCalledOnce();
});

it('finds the link of an address whatever its query', () => {
  expect(linkTo('/en-gb/p/jacket-NF1')?.id).toBe('jacket');
  expect(linkTo('/en-gb/nothing')).toBeUndefined();
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
