import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Carousel } from './Carousel.tsx';
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

  it('keeps its place free and waits until it is near', () => {
    render(<Picture {...picture} />);
    const image = screen.getByRole('img');
    expect(image).toHaveAttribute('width', '800');
    expect(image).toHaveAttribute('height', '1000');
    expect(image).toHaveAttribute('loading', 'lazy');
    expect(image).not.toHaveAttribute('fetchpriority');
  });

  it('loads the picture of the first screen at once and first', () => {
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

/** As in browsers: what is observed tells its first size too. */
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

  const carousel = (
    <Carousel label="New this week" roleDescription="carousel" previousLabel="Previous" nextLabel="Next">
      <a href="/1">One</a>
      <a href="/2">Two</a>
    </Carousel>
  );

  it('is a named region with a list that the keyboard can reach and scroll', () => {
    render(carousel);
    const region = screen.getByRole('region', { name: 'New this week' });
    expect(region).toHaveAttribute('aria-roledescription', 'carousel');
    const list = within(region).getByRole('list');
    expect(list).toHaveAttribute('tabindex', '0');
    expect(within(list).getAllByRole('listitem')).toHaveLength(2);
  });

  it('the buttons move by almost a window, and not past an end', async () => {
    const scrollBy = vi.spyOn(HTMLElement.prototype, 'scrollBy').mockImplementation(() => undefined);
    render(carousel);
    const previous = screen.getByRole('button', { name: 'Previous' });
    expect(previous).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(previous);
    expect(scrollBy).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(scrollBy).toHaveBeenCalledExactlyOnceWith({ left: 360 });
  });

  it('says so when the end is reached', () => {
    size.scrollLeft = 800;
    render(carousel);
    expect(screen.getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('button', { name: 'Previous' })).toHaveAttribute('aria-disabled', 'false');
  });

  it('has no buttons when everything is in view', () => {
    size.scrollWidth = 400;
    render(carousel);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
