// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { whenUsed } from './when-used.ts';

const setStyles = (media: string) =>
  void (document.head.innerHTML = `<link rel="stylesheet" media="${media}">`);
beforeEach(() => setStyles('print'));

it.each(['pointerdown', 'touchstart', 'keydown', 'focusin', 'mousemove', 'wheel', 'popstate'])(
  'runs once, at the first %s',
  (type) => {
    const run = vi.fn();
    whenUsed(run);
    expect(run).not.toHaveBeenCalled();
    window.dispatchEvent(new Event(type));
    window.dispatchEvent(new Event(type));
    expect(run).toHaveBeenCalledTimes(1);
  },
);

it('runs immediately on a page that has been used', () => {
  setStyles('');
  const run = vi.fn();
  whenUsed(run);
  expect(run).toHaveBeenCalledTimes(1);
});

it('does not run after it was called off', () => {
  const run = vi.fn();
  whenUsed(run)();
  window.dispatchEvent(new Event('pointerdown'));
  expect(run).not.toHaveBeenCalled();
});
