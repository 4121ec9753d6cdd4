import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { InShop } from '../testing/environment.fixtures.tsx';
import { promoBar } from './promo-bar.fixtures.ts';
import { PromoBar } from './PromoBar.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const show = (
  block = promoBar({ autorotateTime: 5 }),
  overrides: Partial<Parameters<typeof InShop>[0]> = {},
) =>
  render(
    <InShop {...overrides}>
      <PromoBar block={block} />
    </InShop>,
  );
const bar = () => screen.getByRole('region', { name: 'Promotions' });
const active = () =>
  screen
    .getAllByRole('group')
    .find((group) => group.dataset['active'] === 'true')
    ?.getAttribute('aria-label');
const pass = (ms: number): void => {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
};

describe('rotation', () => {
  it('goes to the next message after its seconds and round at the end', () => {
    show();
    expect(active()).toBe('1 of 3');
    pass(4999);
    expect(active()).toBe('1 of 3');
    pass(1);
    expect(active()).toBe('2 of 3');
    pass(5000);
    pass(5000);
    expect(active()).toBe('1 of 3');
  });

  it('does not start without a time', () => {
    show(promoBar());
    pass(60_000);
    expect(active()).toBe('1 of 3');
    expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull();
  });

  it('pauses while the pointer is on the bar and continues with a full interval after', () => {
    show();
    pass(4000);
    fireEvent.pointerEnter(bar());
    pass(60_000);
    expect(active()).toBe('1 of 3');
    fireEvent.pointerLeave(bar());
    pass(4999);
    expect(active()).toBe('1 of 3');
    pass(1);
    expect(active()).toBe('2 of 3');
  });

  it('pauses while the focus is inside, also when it moves inside', () => {
    show();
    const next = screen.getByRole('button', { name: 'Next message' });
    act(() => next.focus());
    act(() => screen.getByRole('button', { name: 'Previous message' }).focus());
    pass(60_000);
    expect(active()).toBe('1 of 3');
    act(() => (document.activeElement as HTMLElement | null)?.blur());
    pass(5000);
    expect(active()).toBe('2 of 3');
  });

  it('stops at the pause button until play is pressed', () => {
    show();
    fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
    pass(60_000);
    expect(active()).toBe('1 of 3');
    fireEvent.click(screen.getByRole('button', { name: 'Play' }));
    pass(5000);
    expect(active()).toBe('2 of 3');
  });

  it('never starts with reduced motion', () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (media) =>
        ({
          matches: true,
          media,
          addEventListener() {},
          removeEventListener() {},
        }) as unknown as MediaQueryList,
    );
    show();
    pass(60_000);
    expect(active()).toBe('1 of 3');
    expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull();
  });

  it('is announced only when the shopper moves it', () => {
    show();
    const live = () => bar().querySelector('[aria-live]')?.getAttribute('aria-live');
    expect(live()).toBe('off');
    fireEvent.pointerEnter(bar());
    expect(live()).toBe('polite');
  });
});

it('wraps at both ends with its arrows', () => {
  show(promoBar());
  fireEvent.click(screen.getByRole('button', { name: 'Previous message' }));
  expect(active()).toBe('3 of 3');
  fireEvent.click(screen.getByRole('button', { name: 'Next message' }));
  expect(active()).toBe('1 of 3');
});

it('takes the colours of the active message only', () => {
  show(promoBar());
  expect(bar().dataset['surface']).toBe('inverse');
  fireEvent.click(screen.getByRole('button', { name: 'Next message' }));
  expect(bar().dataset['surface']).toBe('accent');
});

it('is removed once it is closed, and notifies the application', () => {
  const onCloseBlock = vi.fn();
  show(promoBar({ closable: true }), { onCloseBlock });
  fireEvent.click(screen.getByRole('button', { name: 'Close promotions' }));
  expect(screen.queryByRole('region')).toBeNull();
  expect(onCloseBlock).toHaveBeenCalledWith('promo');
});

it('stays away when it was closed in this session', () => {
  show(promoBar(), { closedBlocks: new Set(['promo']) });
  expect(screen.queryByRole('region')).toBeNull();
});

it('shows one message without buttons', () => {
  show(promoBar({ autorotateTime: 5, messages: [{ id: 'one', richText: 'Hello' }] }));
  expect(within(bar()).queryByRole('button')).toBeNull();
});

it('makes a clickable message one link, without a link inside it', () => {
  show(
    promoBar({
      messages: [
        {
          id: 'one',
          clickable: true,
          richText: 'See <a href="/x">this</a>',
          targets: [{ text: 'More', url: '/more' }],
        },
      ],
    }),
  );
  const links = within(bar()).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/en-us/more']);
});

it('has every message in the document before any script runs', () => {
  const html = renderToString(
    <InShop>
      <PromoBar block={promoBar({ autorotateTime: 5 })} />
    </InShop>,
  );
  for (const text of ['Free delivery', '60 days', 'We repair']) expect(html).toContain(text);
});
