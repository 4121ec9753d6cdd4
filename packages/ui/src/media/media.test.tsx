import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Carousel, type CarouselProps } from './Carousel.tsx';
import { Picture, type PictureProps } from './Picture.tsx';

const url: PictureProps['url'] = (src, { width, format }) => `${src}?w=${width}&f=${format}`;
const picture = {
  src: '/shoe',
  alt: 'Fell Runner 2',
  width: 800,
  height: 1000,
  url,
  widths: [400, 800, 1600],
};

describe('Picture', () => {
  it('offers every width in every format, the last format in the image itself', () => {
    const { container } = render(<Picture {...picture} sizes="50vw" />);
    const sources = Array.from(container.querySelectorAll('source'));
    expect(sources.map((source) => source.type)).toEqual(['image/avif', 'image/webp']);
    expect(sources[0]).toHaveAttribute(
      'srcset',
      '/shoe?w=400&f=avif 400w, /shoe?w=800&f=avif 800w, /shoe?w=1600&f=avif 1600w',
    );
    const image = screen.getByRole('img', { name: 'Fell Runner 2' });
    expect(image).toHaveAttribute('src', '/shoe?w=800&f=jpeg');
    expect(image).toHaveAttribute('sizes', '50vw');
  });

  it('reserves its space and waits until it is near', () => {
    render(<Picture {...picture} />);
    const image = screen.getByRole('img');
    expect(image).toHaveAttribute('width', '800');
    expect(image).toHaveAttribute('height', '1000');
    expect(image).toHaveAttribute('loading', 'lazy');
    expect(image).not.toHaveAttribute('fetchpriority');
  });

  it('loads the picture of the first viewport eagerly and first', () => {
    render(<Picture {...picture} priority />);
    expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager');
    expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'high');
  });

  it('puts the variants of other windows before the formats of the picture itself', () => {
    const variant = { media: '(max-width: 47.99rem)', src: '/tall', width: 600, height: 900 };
    const { container } = render(<Picture {...picture} variants={[variant]} />);
    const sources = Array.from(container.querySelectorAll('source'));
    expect(sources.map((source) => [source.media, source.type])).toEqual([
      [variant.media, 'image/avif'],
      [variant.media, 'image/webp'],
      [variant.media, 'image/jpeg'],
      ['', 'image/avif'],
      ['', 'image/webp'],
    ]);
    expect(sources[0]).toHaveAttribute('height', '900');
  });

  it('shows its colour without a style attribute', () => {
    const { container } = render(<Picture {...picture} background="#d9cdb6" />);
    expect(container.querySelector('rect')).toHaveAttribute('fill', '#d9cdb6');
    expect(container.querySelector('[style]')).toBeNull();
  });
});

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

describe('Carousel', () => {
  const size = { clientWidth: 400, scrollWidth: 1200, scrollLeft: 0 };

  beforeEach(() => {
    vi.stubGlobal('ResizeObserver', FirstSize);
    for (const name of ['clientWidth', 'scrollWidth', 'scrollLeft'] as const) {
      vi.spyOn(HTMLElement.prototype, name, 'get').mockImplementation(() => size[name]);
    }
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    Object.assign(size, { clientWidth: 400, scrollWidth: 1200, scrollLeft: 0 });
  });

  const texts = {
    label: 'New this week',
    roleDescription: 'carousel',
    previousLabel: 'Previous',
    nextLabel: 'Next',
  };
  const show = (props: Partial<CarouselProps> = {}) =>
    render(
      <Carousel {...texts} {...props}>
        <a href="/1">One</a>
        <a href="/2">Two</a>
      </Carousel>,
    );
  const spies = () => ({
    by: vi.spyOn(HTMLElement.prototype, 'scrollBy').mockImplementation(() => undefined),
    to: vi.spyOn(HTMLElement.prototype, 'scrollTo').mockImplementation(() => undefined),
  });

  it('is a named region with a list that the keyboard can reach and scroll', () => {
    show();
    const region = screen.getByRole('region', { name: 'New this week' });
    expect(region).toHaveAttribute('aria-roledescription', 'carousel');
    const list = within(region).getByRole('list');
    expect(list).toHaveAttribute('tabindex', '0');
    expect(within(list).getAllByRole('listitem')).toHaveLength(2);
  });

  it('the buttons move by almost a window', async () => {
    size.scrollLeft = 400;
    const { by } = spies();
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
    expect(by.mock.calls).toEqual([[{ left: 360 }], [{ left: -360 }]]);
  });

  it.each([
    ['Next', 'end', 800, 0],
    ['Previous', 'start', 0, 800],
  ])('%s wraps at the %s', async (name, _end, scrollLeft, left) => {
    size.scrollLeft = scrollLeft;
    const { by, to } = spies();
    show();
    await userEvent.click(screen.getByRole('button', { name }));
    expect(to.mock.calls).toEqual([[{ left }]]);
    expect(by).not.toHaveBeenCalled();
  });

  it('has no buttons when everything is in view', () => {
    size.scrollWidth = 400;
    show({ rotation: { intervalMs: 1_000, pauseLabel: 'Pause', playLabel: 'Play' }, indicators: true });
    expect(screen.queryByRole('button')).toBeNull();
    expect(document.querySelector('[data-part]')).toBeNull();
  });

  it('shows its position as dots and as a bar', () => {
    size.scrollLeft = 400;
    show({ indicators: true, progress: true });
    const dots = Array.from(document.querySelectorAll('[data-part="indicators"] > span'));
    expect(dots.map((dot) => dot.hasAttribute('data-active'))).toEqual([false, true, false]);
    expect(document.querySelector('progress')).toHaveAttribute('value', '67');
  });

  describe('rotation', () => {
    const rotation = { intervalMs: 5_000, pauseLabel: 'Pause', playLabel: 'Play' };
    const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
    beforeEach(() => void vi.useFakeTimers());
    afterEach(() => void vi.useRealTimers());

    it('moves after its interval, and never without one', () => {
      const { by } = spies();
      show({ rotation });
      pass(4_999);
      expect(by).not.toHaveBeenCalled();
      pass(5_001);
      expect(by).toHaveBeenCalledTimes(2);
      cleanup();
      by.mockClear();
      show({ rotation: { ...rotation, intervalMs: 0 } });
      show();
      pass(60_000);
      expect(by).not.toHaveBeenCalled();
    });

    it('starts again after the end only in a loop', () => {
      size.scrollLeft = 800;
      const { by, to } = spies();
      show({ rotation });
      pass(60_000);
      expect([by.mock.calls, to.mock.calls]).toEqual([[], []]);
      cleanup();
      show({ rotation: { ...rotation, loop: true } });
      pass(5_000);
      expect(to).toHaveBeenCalledExactlyOnceWith({ left: 0 });
    });

    it('pauses under a pointer and with the focus inside, and continues with a full interval after', () => {
      const { by } = spies();
      show({ rotation });
      const region = screen.getByRole('region');
      fireEvent.pointerEnter(region);
      pass(60_000);
      fireEvent.pointerLeave(region);
      act(() => screen.getByRole('link', { name: 'One' }).focus());
      pass(60_000);
      expect(by).not.toHaveBeenCalled();
      act(() => screen.getByRole('link', { name: 'One' }).blur());
      pass(5_000);
      expect(by).toHaveBeenCalledTimes(1);
    });

    it('stops at the pause button until play is pressed', () => {
      const { by } = spies();
      show({ rotation });
      fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
      pass(60_000);
      expect(by).not.toHaveBeenCalled();
      fireEvent.click(screen.getByRole('button', { name: 'Play' }));
      pass(5_000);
      expect(by).toHaveBeenCalledTimes(1);
    });

    it('never starts with reduced motion', () => {
      const list = { matches: true, addEventListener() {}, removeEventListener() {} };
      vi.spyOn(window, 'matchMedia').mockReturnValue(list as unknown as MediaQueryList);
      const { by } = spies();
      show({ rotation });
      pass(60_000);
      expect(by).not.toHaveBeenCalled();
      expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull();
    });

    it('never starts with reduced data', () => {
      vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { connection: { saveData: true } }));
      const { by } = spies();
      show({ rotation });
      pass(60_000);
      vi.unstubAllGlobals();
      expect(by).not.toHaveBeenCalled();
      expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull();
    });
  });
});
