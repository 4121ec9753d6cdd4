import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { InShop } from '../testing/environment.fixtures.tsx';
import { activities } from './collection.fixtures.ts';
import { Collection } from './Collection.tsx';

/** Reports the first size on observe, as browsers do. */
class FirstSize implements ResizeObserver {
  readonly #tell: () => void;
  constructor(tell: ResizeObserverCallback) {
    this.#tell = () => tell([], this);
  }
  observe(): void {
    this.#tell();
  }
  unobserve(): void {}
  disconnect(): void {}
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('ResizeObserver', FirstSize);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(400);
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(1_200);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const inWindow = (widthRem: number) =>
  vi.spyOn(window, 'matchMedia').mockImplementation((media) => {
    const least = /min-width: (\d+)rem/.exec(media)?.[1];
    const list = { matches: least !== undefined && widthRem >= Number(least), media };
    return { ...list, addEventListener() {}, removeEventListener() {} } as unknown as MediaQueryList;
  });
const rotating = activities({
  breakpoints: {
    sm: { type: 'carousel', autoplay: true, autorotateTime: 4, loop: true, showIndicators: true },
    lg: { autoplay: false, showProgress: true },
  },
});
const show = (block = rotating) => {
  const moved = vi.spyOn(HTMLElement.prototype, 'scrollBy').mockImplementation(() => undefined);
  const { container } = render(
    <InShop>
      <Collection block={block} />
    </InShop>,
  );
  return { moved, container };
};

it('rotates after the seconds of the breakpoint that the window has', () => {
  inWindow(24);
  const { moved } = show();
  act(() => void vi.advanceTimersByTime(3_999));
  expect(moved).not.toHaveBeenCalled();
  act(() => void vi.advanceTimersByTime(1));
  expect(moved).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: 'Pause' })).toBeInTheDocument();
});

it('does not move at a breakpoint that does not rotate', () => {
  inWindow(90);
  const { moved } = show();
  act(() => void vi.advanceTimersByTime(60_000));
  expect(moved).not.toHaveBeenCalled();
});

it('shows dots and progress, hidden at breakpoints without them', () => {
  inWindow(24);
  const { container } = show();
  expect(container.querySelectorAll('[data-part="indicators"] > span')).toHaveLength(3);
  expect(container.querySelector('[data-part="progress"]')).toHaveAttribute('value', '33');
  const layout = container.querySelector<HTMLElement>('[data-sm]')?.dataset;
  expect([layout?.['hidesSm'], layout?.['hidesLg']]).toEqual(['arrows progress', 'pause']);
});

it('has the whole list in the document before any script runs, without an inline style', () => {
  const html = renderToString(
    <InShop>
      <Collection block={rotating} />
    </InShop>,
  );
  for (const text of ['Light on the climb', 'First lines']) expect(html).toContain(text);
  expect(html).not.toMatch(/\sstyle="/);
});
