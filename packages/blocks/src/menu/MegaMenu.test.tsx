import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { InShop } from '../testing/environment.fixtures.tsx';
import { MegaMenu, type MegaMenuProps } from './MegaMenu.tsx';
import { menu } from './menu.fixtures.ts';
import { MobileMenu } from './MobileMenu.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

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
const enter = (title: string) => fireEvent.pointerEnter(item(title), { pointerType: 'mouse' });
const leave = (title: string) => fireEvent.pointerLeave(item(title), { pointerType: 'mouse' });
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
    leave('Women');
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
    leave('Women');
    enter('Men');
    pass(0);
    expect(expanded()).toEqual(['Show Men menu']);
    leave('Men');
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
    const link = screen.getByRole('link', { name: 'Shop all Women' });
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

it('has every link in the document, below the locale, and a plain link where nothing opens', () => {
  render(page());
  expect(screen.getByRole('link', { name: 'Tents' })).toHaveAttribute('href', '/en-us/c/gear-tents-1234');
  expect(screen.getByRole('link', { name: 'Sale' })).toHaveAttribute('href', '/en-us/c/sale-sale-1234');
  expect(screen.queryByRole('button', { name: 'Show Sale menu' })).toBeNull();
});

it('reports the chosen link by its language-independent name', () => {
  const onSelect = vi.fn();
  render(page({ onSelect }));
  fireEvent.click(screen.getByRole('link', { name: 'Tents' }));
  expect(onSelect).toHaveBeenCalledWith({ id: 'gear-tents', name: 'Tents' });
});

describe('on a phone', () => {
  const sections = (groupShopAll = true) =>
    render(
      <InShop>
        <MobileMenu menu={menu()} groupShopAll={groupShopAll} />
      </InShop>,
    ).container;

  it('is sections in place, of which one opens at a time', () => {
    const tops = [...sections().querySelectorAll('li > details[name="mobile-menu"]')];
    expect(tops.map((details) => details.querySelector('summary')?.textContent)).toEqual([
      'Women',
      'Men',
      'Gear',
    ]);
  });

  it('adds a shop-all link to the second level only where that is on', () => {
    const all = within(sections()).getAllByText('Shop all Camp');
    expect(all).toHaveLength(1);
    expect(within(sections(false)).queryByText('Shop all Camp')).toBeNull();
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
