import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { InShop } from '../testing/environment.fixtures.tsx';
import { MegaMenu, type MegaMenuProps } from './MegaMenu.tsx';
import { MainMenu } from './MainMenu.tsx';
import { menu } from './menu.fixtures.ts';
import { menuItems } from './menu-items.ts';
import type { LoadMenu } from './menu-opener.ts';
import { MenuLinks } from './MenuLinks.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const page = (props: Partial<MegaMenuProps> = {}, path = '/en-us') => (
  <InShop path={path}>
    <MegaMenu menu={menu()} {...props} />
    <button type="button">Elsewhere</button>
  </InShop>
);
const toggle = (title: string) => screen.getByRole('button', { name: `Show ${title} menu` });
const expanded = () =>
  screen.getAllByRole('button', { expanded: true }).map((button) => button.getAttribute('aria-label'));
const none = () => screen.queryAllByRole('button', { expanded: true }).length === 0;
const item = (title: string): HTMLElement => {
  const found = toggle(title).closest('li');
  if (!found) throw new Error(`No item ${title}`);
  return found;
};
const panel = (title: string): HTMLElement => {
  const found = item(title).querySelector<HTMLElement>('[data-layout="panel"]');
  if (!found) throw new Error(`No panel ${title}`);
  return found;
};
const enter = (title: string) => fireEvent.pointerOver(item(title), { pointerType: 'mouse' });
const leave = () => {
  const nav = screen.getByRole('navigation', { name: 'Main' });
  // The library's own leave event has no related target.
  nav.dispatchEvent(new PointerEvent('pointerleave', { pointerType: 'mouse' }));
};
const pass = (ms: number): void => {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
};

describe('by pointer', () => {
  it('opens after a moment and not for a pointer that only passes', () => {
    render(page());
    enter('Women');
    pass(100);
    leave();
    pass(1000);
    expect(none()).toBe(true);
    enter('Women');
    pass(120);
    expect(expanded()).toEqual(['Show Women menu']);
  });

  it('changes panels immediately and closes a moment after it is left', () => {
    render(page());
    enter('Women');
    pass(120);
    enter('Men');
    pass(0);
    expect(expanded()).toEqual(['Show Men menu']);
    leave();
    pass(219);
    expect(expanded()).toEqual(['Show Men menu']);
    pass(1);
    expect(none()).toBe(true);
  });

  it('waits for a press where that is configured', () => {
    render(page({ openOn: 'click' }));
    enter('Women');
    pass(1000);
    expect(none()).toBe(true);
    const link = screen.getByRole('link', { name: 'Women' });
    expect(fireEvent.click(link)).toBe(false);
    expect(expanded()).toEqual(['Show Women menu']);
    fireEvent.click(link);
    expect(none()).toBe(true);
  });
});

describe('by keyboard', () => {
  it('closes a panel that the pointer rests on, wherever the focus is', () => {
    render(page());
    enter('Women');
    pass(120);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(none()).toBe(true);
  });

  it('opens by the button beside the link, one panel at a time', () => {
    const onExpand = vi.fn();
    render(page({ onExpand }));
    fireEvent.click(toggle('Women'));
    fireEvent.click(toggle('Gear'));
    expect(expanded()).toEqual(['Show Gear menu']);
    expect(onExpand.mock.calls).toEqual([['women'], ['gear']]);
  });

  it('closes on Escape and gives the focus back to the button', () => {
    render(page());
    fireEvent.click(toggle('Women'));
    const link = within(panel('Women')).getByText('Shop all Women');
    act(() => link.focus());
    fireEvent.keyDown(link, { key: 'Escape' });
    expect(none()).toBe(true);
    expect(toggle('Women')).toHaveFocus();
  });

  it('closes when the focus leaves it', () => {
    render(page());
    fireEvent.click(toggle('Women'));
    act(() => toggle('Women').focus());
    act(() => screen.getByRole('button', { name: 'Elsewhere' }).focus());
    expect(none()).toBe(true);
  });
});

it('closes on a press outside and on a new route', () => {
  const { rerender } = render(page());
  fireEvent.click(toggle('Women'));
  fireEvent.pointerDown(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(none()).toBe(true);
  fireEvent.click(toggle('Women'));
  rerender(page({}, '/en-us/c/women-1000'));
  expect(none()).toBe(true);
});

it('has a link for each entry, below the locale, and a plain one where nothing opens', () => {
  render(page());
  expect(screen.getByRole('link', { name: 'Gear' })).toHaveAttribute('href', '/en-us/c/gear-gear-1234');
  expect(screen.getByRole('link', { name: 'Sale' })).toHaveAttribute('href', '/en-us/c/sale-sale-1234');
  expect(screen.queryByRole('button', { name: 'Show Sale menu' })).toBeNull();
});

it('reports which link was chosen by the name that languages share', () => {
  const onSelect = vi.fn();
  render(page({ onSelect }));
  fireEvent.click(within(panel('Gear')).getByText('Tents'));
  expect(onSelect).toHaveBeenCalledWith({ id: 'gear-tents', name: 'Tents' });
});

/** A menu whose contents are fetched. */
const fetching = (load: LoadMenu) => (
  <InShop>
    <MainMenu id="menu" load={load}>
      <ul>
        <MenuLinks items={menuItems(menu())} />
      </ul>
    </MainMenu>
  </InShop>
);
const settle = () => act(() => vi.advanceTimersByTimeAsync(0));
const below = (id: string) => Promise.resolve([document.createTextNode(`below ${id}`)]);

describe('what is below the first level', () => {
  it('is fetched once, with the pointer, and shown from then on', async () => {
    const load = vi.fn<LoadMenu>(below);
    render(fetching(load));
    enter('Women');
    expect(load.mock.calls).toEqual([['women', 'panel']]);
    await settle();
    pass(120);
    expect(expanded()).toEqual(['Show Women menu']);
    expect(item('Women')).toHaveTextContent('below women');
    fireEvent.keyDown(document.body, { key: 'Escape' });
    fireEvent.click(toggle('Women'));
    expect(expanded()).toEqual(['Show Women menu']);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('leads to the page of the entry where it cannot be fetched, and is fetched again at the next try', async () => {
    const load = vi.fn<LoadMenu>(below).mockRejectedValueOnce(new TypeError('offline'));
    render(fetching(load));
    const follow = vi.fn((event: Event) => event.preventDefault());
    screen.getByRole('link', { name: 'Women' }).addEventListener('click', follow);
    fireEvent.click(toggle('Women'));
    await settle();
    expect([follow.mock.calls.length, none()]).toEqual([1, true]);
    fireEvent.click(toggle('Women'));
    await settle();
    expect(expanded()).toEqual(['Show Women menu']);
    expect(follow).toHaveBeenCalledTimes(1);
  });

  it('stays closed where the shopper has gone on before it came', async () => {
    render(fetching(below));
    fireEvent.click(toggle('Women'));
    fireEvent.click(toggle('Men'));
    await settle();
    expect(expanded()).toEqual(['Show Men menu']);
  });
});

describe('on a phone', () => {
  beforeEach(() => {
    vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
      Object.assign(new EventTarget(), { matches: false, media } as MediaQueryList),
    );
  });
  const section = (title: string) => screen.getByRole('button', { name: title });

  it('links are the buttons of sections, of which one is open at a time', () => {
    const onExpand = vi.fn();
    render(page({ onExpand }));
    expect(fireEvent.click(section('Women'))).toBe(false);
    fireEvent.keyDown(section('Gear'), { key: ' ' });
    expect(['Women', 'Men', 'Gear'].map((title) => section(title).getAttribute('aria-expanded'))).toEqual([
      'false',
      'false',
      'true',
    ]);
    expect(onExpand.mock.calls).toEqual([['women'], ['gear']]);
    fireEvent.click(section('Gear'));
    expect(section('Gear')).toHaveAttribute('aria-expanded', 'false');
  });

  it('a link that opens nothing stays a link', () => {
    render(page());
    expect(screen.getByRole('link', { name: 'Sale' })).not.toHaveAttribute('aria-expanded');
  });

  it('fetches its sections when the drawer opens', async () => {
    const load = vi.fn<LoadMenu>(below);
    render(fetching(load));
    const opens = Object.assign(new Event('toggle'), { newState: 'open' });
    screen.getByRole('navigation', { hidden: true }).dispatchEvent(opens);
    await settle();
    expect(load.mock.calls).toEqual([
      ['women', 'drawer'],
      ['men', 'drawer'],
      ['gear', 'drawer'],
    ]);
  });

  it('adds a shop-all link to the second level only where that is on', () => {
    const { rerender } = render(page());
    expect(screen.getAllByText('Shop all Camp')).toHaveLength(1);
    rerender(page({ groupShopAll: false }));
    expect(screen.queryByText('Shop all Camp')).toBeNull();
  });
});

describe('the icon of a first level', () => {
  const [women] = menu();
  const show = (titleVisibility: 'title' | 'icon' | 'title+icon' | undefined) => {
    if (women === undefined) throw new Error('The fixture has no menu.');
    const { container } = render(
      <InShop menuIconUrl={(icon) => `/img/logos/northfell/${icon}.svg`}>
        <MegaMenu menu={[{ ...women, icon: 'sale', titleVisibility }]} />
      </InShop>,
    );
    const link = container.querySelector('a');
    return { picture: link?.querySelector('img')?.getAttribute('src'), text: link?.textContent };
  };

  it.each([undefined, 'title+icon', 'icon'] as const)(
    'is beside the title, which names the link also when it is hidden: %s',
    (titleVisibility) => {
      expect(show(titleVisibility)).toEqual({ picture: '/img/logos/northfell/sale.svg', text: 'Women' });
    },
  );

  it('is left out if only the title is shown', () => {
    expect(show('title')).toEqual({ picture: undefined, text: 'Women' });
  });
});
