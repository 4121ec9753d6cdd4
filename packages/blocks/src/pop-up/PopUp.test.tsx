import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { BlockEnvironment } from '../context/BlockProvider.tsx';
import { newsletterPort } from '../newsletter/newsletter.fixtures.ts';
import { InShop } from '../testing/environment.fixtures.tsx';
import { popUp } from './pop-up.fixtures.ts';
import { PopUp } from './PopUp.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const show = (
  overrides: Readonly<Record<string, unknown>> = {},
  environment: Partial<BlockEnvironment> = {},
) => (
  <InShop newsletter={newsletterPort()} {...environment}>
    <button type="button">Page</button>
    <PopUp block={popUp(overrides)} />
  </InShop>
);
const bar = () => screen.getByRole('button', { name: /10 %/ });

it('is a bar that expands after two seconds, without taking the focus', () => {
  render(show());
  screen.getByRole('button', { name: 'Page' }).focus();
  act(() => void vi.advanceTimersByTime(1_999));
  expect(bar()).toHaveAttribute('aria-expanded', 'false');
  act(() => void vi.advanceTimersByTime(1));
  expect(bar()).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('link', { name: 'Find something' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Page' })).toHaveFocus();
});

it('closes with its button and with Escape, for good and reported to the application once', () => {
  const onCloseBlock = vi.fn();
  const { unmount } = render(show({}, { onCloseBlock }));
  fireEvent.keyDown(bar(), { key: 'Escape' });
  expect(screen.queryByRole('complementary')).toBeNull();
  act(() => void vi.advanceTimersByTime(10_000));
  expect(screen.queryByRole('complementary')).toBeNull();
  expect(onCloseBlock.mock.calls).toEqual([['welcome']]);
  unmount();
  render(show({}, { closedBlocks: new Set(['welcome']) }));
  expect(screen.queryByRole('complementary')).toBeNull();
});

it('opens and folds by its bar; each is reported once', () => {
  const onEvent = vi.fn();
  render(show({ delay: 600_000 }, { onEvent }));
  for (const isExpanded of ['true', 'false', 'true']) {
    fireEvent.click(bar());
    expect(bar()).toHaveAttribute('aria-expanded', isExpanded);
  }
  expect(onEvent.mock.calls).toEqual(
    ['shown', 'expanded'].map((action) => [{ type: 'pop-up', action, name: 'Welcome' }]),
  );
});

it('is a newsletter form when its name contains newsletter', () => {
  render(show({ name: 'Autumn newsletter' }));
  fireEvent.click(bar());
  expect(screen.getByLabelText('Email')).toBeInTheDocument();
});
