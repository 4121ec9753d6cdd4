// @vitest-environment happy-dom
import { CART_RESET_RELOAD_DELAY_MS, RELOAD_GUARD_MS } from '@haberdash/checkout';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TranslatorProvider } from '../../../../shared/i18n/TranslatorContext.tsx';
import { fakeShopper } from '../../../../shared/testing/fake-shopper.fixtures.ts';
import { CartLost } from './CartLost.tsx';

const { t } = fakeShopper({}).shopper;
const show = () => {
  const reload = vi.fn<() => void>();
  render(
    <TranslatorProvider value={t}>
      <CartLost loss="cart-not-found" reload={reload} />
    </TranslatorProvider>,
  );
  return reload;
};

describe('a lost cart', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    cleanup();
    sessionStorage.clear();
    vi.useRealTimers();
  });

  it('is announced immediately and the page reloads after four seconds', () => {
    const reload = show();
    expect(screen.getByRole('alert').textContent).toContain('Your bag had expired');
    act(() => void vi.advanceTimersByTime(CART_RESET_RELOAD_DELAY_MS - 1));
    expect(reload).not.toHaveBeenCalled();
    act(() => void vi.advanceTimersByTime(1));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('does not load the page again within ten seconds of such a reload', () => {
    const first = show();
    act(() => void vi.advanceTimersByTime(CART_RESET_RELOAD_DELAY_MS));
    expect(first).toHaveBeenCalledTimes(1);
    cleanup();
    const second = show();
    act(() => void vi.advanceTimersByTime(CART_RESET_RELOAD_DELAY_MS));
    expect(second).not.toHaveBeenCalled();
    cleanup();
    vi.advanceTimersByTime(RELOAD_GUARD_MS);
    const third = show();
    act(() => void vi.advanceTimersByTime(CART_RESET_RELOAD_DELAY_MS));
    expect(third).toHaveBeenCalledTimes(1);
  });

  it('leaves the page alone for a shopper who stays', () => {
    const reload = show();
    fireEvent.click(screen.getByRole('button', { name: 'Stay on this page' }));
    act(() => void vi.advanceTimersByTime(60_000));
    expect(reload).not.toHaveBeenCalled();
  });
});
