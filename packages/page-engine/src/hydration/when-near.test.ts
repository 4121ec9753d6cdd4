// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { whenNear } from './when-near.ts';

let margin = '';
let cross: (isNear: boolean) => void = () => undefined;
const stopped = vi.fn();

beforeEach(() => {
  document.head.innerHTML = '<link rel="stylesheet" media="print">';
  cross = () => undefined;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #report: (entries: readonly { isIntersecting: boolean }[]) => void;
      constructor(
        report: (entries: readonly { isIntersecting: boolean }[]) => void,
        options: { rootMargin: string },
      ) {
        this.#report = report;
        margin = options.rootMargin;
      }
      observe() {
        cross = (isIntersecting) => this.#report([{ isIntersecting }]);
      }
      disconnect() {
        stopped();
      }
    },
  );
});
afterEach(() => void vi.unstubAllGlobals());

it('runs once when the element is near, within the margin', () => {
  const run = vi.fn();
  whenNear(document.body, run, { margin: '400px' });
  cross(false);
  expect(run).not.toHaveBeenCalled();
  cross(true);
  expect([run.mock.calls.length, margin]).toEqual([1, '400px']);
  expect(stopped).toHaveBeenCalled();
});

it('waits for the first use of the page where that is wanted', () => {
  const run = vi.fn();
  whenNear(document.body, run, { afterUse: true });
  cross(true);
  expect(run).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('wheel'));
  cross(true);
  expect(run).toHaveBeenCalledTimes(1);
});
