// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TranslatorProvider } from '../../../../shared/i18n/TranslatorContext.tsx';
import { fakeShopper } from '../../../../shared/testing/fake-shopper.fixtures.ts';
import { Gallery } from './Gallery.tsx';

const { t } = fakeShopper({}).shopper;
const images = ['front', 'back', 'side', 'sole', 'worn'].map((side) => ({
  src: `/images/${side}`,
  alt: side,
}));
const gallery = (
  <TranslatorProvider value={t}>
    <Gallery productName="Corrie boot" images={images} />
  </TranslatorProvider>
);
type Seen = { readonly target: Element; readonly isIntersecting: boolean };
const watches: ((seen: readonly Seen[]) => void)[] = [];

beforeEach(() => {
  watches.length = 0;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = vi.fn();
      disconnect = vi.fn();
      constructor(see: (seen: readonly Seen[]) => void) {
        watches.push(see);
      }
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('pictures beyond the first screen come before they are reached', () => {
  render(gallery);
  expect(screen.getAllByRole('link')).toHaveLength(2);
  const second = screen.getAllByRole('listitem')[1];
  act(() => {
    for (const see of watches) if (second) see([{ target: second, isIntersecting: true }]);
  });
  expect(screen.getAllByRole('link')).toHaveLength(4);
});

it('without script every picture is there', () => {
  const html = renderToString(gallery);
  expect(html.match(/<a /g)).toHaveLength(5);
  expect(html.match(/<noscript>/g)).toHaveLength(3);
});
