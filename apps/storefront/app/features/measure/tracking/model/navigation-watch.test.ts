// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { createTracker, type Tracker } from './tracker.ts';
import { watchNavigation } from './navigation-watch.ts';

const push = vi.fn();
let tracker: Tracker;

beforeEach(() => {
  push.mockClear();
});

// The page is watched for good, so one watch serves all tests.
document.body.innerHTML = `
  <header><nav><ul><li><a id="women" href="/en-gb/c/women-1000">Women</a><button id="more" aria-expanded="false"></button></li>
    <li><a id="men" href="/en-gb/c/men-2000" role="button" aria-expanded="false">Men</a></li></ul></nav>
    <a id="bag" href="/en-gb/cart">Bag</a></header>
  <main><a id="jacket" href="/en-gb/p/jacket-NF1?color=moss">Jacket</a><a id="sale" href="/en-gb/c/sale-9000">Sale</a>
    <a id="away" href="https://elsewhere.example/en-gb/c/sale-9000">Away</a></main>
  <footer><a id="help" href="/fr-fr/help">Aide</a><a id="cold" href="/fr-fr/c/froid-1200" data-track="cold-days Cold days">Froid</a></footer>`;
tracker = createTracker({ push: (...args) => push(...args) });
tracker.page({ path: '/en-gb' });
watchNavigation(tracker);
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

it('a menu link with a name and an id for reports is reported by these', () => {
  click('cold');
  expect(push).toHaveBeenCalledWith(
    expect.objectContaining({ navigation_name: 'Cold days', navigation_id: 'cold-days' }),
  );
});
