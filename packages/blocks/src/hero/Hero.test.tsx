import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createImageUrl } from '../context/image-url.ts';
import { InShop } from '../testing/environment.fixtures.tsx';
import { isStatic } from '../registry/is-static.ts';
import { renderBlocks } from '../registry/registry.tsx';
import { Hero } from './Hero.tsx';
import { hero, scene } from './hero.fixtures.ts';

const show = (overrides: Parameters<typeof hero>[0] = {}, priority = true) =>
  render(
    <InShop imageUrl={createImageUrl()}>
      <Hero block={hero(overrides)} priority={priority} />
    </InShop>,
  ).container;

it('carries the h1 of the page', () => {
  show();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Made for the long way round');
});

it('links the title where the content does', () => {
  show({ mediaTarget: { url: '/c/new-1900' } });
  expect(screen.getByRole('link', { name: 'Made for the long way round' })).toHaveAttribute(
    'href',
    '/en-us/c/new-1900',
  );
});

it('keeps a hidden title for screen readers', () => {
  show({ hideTitle: true });
  expect(screen.getByRole('heading', { level: 1 })).toHaveClass('visually-hidden');
});

it('hides its buttons for No-CTA', () => {
  show({ linkType: 'No-CTA' });
  expect(screen.queryByRole('link')).toBeNull();
});

it('loads the picture of the first viewport first and reserves its space', () => {
  show();
  const picture = screen.getByRole('img');
  expect(picture).toHaveAttribute('fetchpriority', 'high');
  expect(picture).toHaveAttribute('loading', 'eager');
  expect(picture).toHaveAttribute('width', '1600');
  expect(picture).toHaveAttribute('height', '686');
});

it('requests a portrait crop on phones and only widths that the endpoint has', () => {
  const sources = [...show().querySelectorAll('source')];
  const phone = sources.find((source) => source.media === '(max-width: 47.99rem)');
  expect(phone?.srcset).toMatch(/^\/images\/scenes\/alpine-dawn\?ar=4x5&w=480&fm=avif 480w/);
  const widths = sources.flatMap((source) =>
    [...source.srcset.matchAll(/w=(\d+)/g)].map(([, width]) => Number(width)),
  );
  expect(new Set(widths)).toEqual(new Set([480, 800, 1200, 1600, 2400]));
});

it('offers a product no wider than products are drawn', () => {
  const container = show({ mediaList: [{ src: '/images/products/NF1/oxide/front', alt: '' }] });
  const offered = [...container.querySelectorAll('source')].flatMap((source) => source.srcset.split(', '));
  const widths = offered.map((entry) => Number(/w=(\d+)/.exec(entry)?.[1]));
  expect(Math.max(...widths)).toBe(1600);
});

it('uses the crop and the picture that the content chose for a breakpoint', () => {
  const html = show({
    mediaList: [{ ...scene('coast-noon', 'Coast'), sm: { src: '/images/scenes/coast-dusk', ratio: '1x1' } }],
  }).innerHTML;
  expect(html).toContain('/images/scenes/coast-dusk?ar=1x1');
});

it('takes the layout of the smaller breakpoint where the content leaves one out', () => {
  const root = show({ responsiveLayout: { sm: { layout: 'below-1media' }, lg: { alignment: 'center' } } });
  const box = root.querySelector('[data-sm="below"][data-align-lg]');
  expect(box).toHaveAttribute('data-lg', 'below');
  expect(box).toHaveAttribute('data-align-md', 'left');
  expect(box).toHaveAttribute('data-align-lg', 'center');
});

it('has its text below the picture at the widths without a gradient', () => {
  const heroAt = (gradient: Readonly<Record<string, unknown>> = {}) => {
    const element = show(gradient).querySelector('[data-gradient]');
    return ['sm', 'md', 'lg'].map((width) => element?.getAttribute(`data-${width}`));
  };
  expect(heroAt()).toEqual(['end', 'end', 'end']);
  expect(heroAt({ gradientBreakpoints: ['lg'] })).toEqual(['below', 'below', 'end']);
  expect(heroAt({ gradientStyle: 'off' })).toEqual(['below', 'below', 'below']);
});

it('plays a film over its picture, which stays when no film plays', () => {
  const film = { ...scene('alpine-dawn', 'Ridge'), video: { url: '/films/ridge.mp4', title: 'The ridge' } };
  const block = hero({ mediaList: [film] });
  const { container } = render(<InShop imageUrl={createImageUrl()}>{renderBlocks([block])}</InShop>);
  expect(container.querySelector('video')).toMatchObject({ muted: true, loop: true, controls: false });
  expect(container.querySelector('source[src="/films/ridge.mp4"]')).not.toBeNull();
  expect(screen.getByRole('img', { name: 'Ridge' })).toBeVisible();
  expect(screen.getByRole('button', { name: /play/i })).toBeInTheDocument();
  expect(isStatic(block)).toBe(false);
});

it('draws neither caption nor product without a picture below them', () => {
  const overlayPicture = { src: '/images/products/NF100200/moss/front', alt: 'Summit shell in moss' };
  show({ mediaList: [], captionText: 'Lofoten', variant: 'product-overlay', overlayPicture });
  expect(screen.queryByText('Lofoten')).toBeNull();
  expect(screen.queryByRole('img')).toBeNull();
});
