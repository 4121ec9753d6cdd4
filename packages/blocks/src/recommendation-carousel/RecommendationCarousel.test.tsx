import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { productCards } from '../product-card/product-card.fixtures.ts';
import { InShop } from '../testing/environment.fixtures.tsx';
import { recommendations } from './recommendation-carousel.fixtures.ts';
import { RecommendationCarousel } from './RecommendationCarousel.tsx';

let comesNear: (() => void)[] = [];

beforeEach(() => {
  comesNear = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly observe = () => undefined;
      readonly disconnect = () => undefined;
      constructor(run: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {
        comesNear.push(() => run([{ isIntersecting: true }]));
      }
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const show = (block = recommendations()) => {
  const onEvent = vi.fn();
  const page = (
    <InShop onEvent={onEvent}>
      <RecommendationCarousel block={block} products={{ best: productCards(3) }} />
    </InShop>
  );
  const { rerender } = render(page);
  return { onEvent, again: () => rerender(page) };
};
const near = () => act(() => comesNear.forEach((run) => run()));

it('reports what it recommends when it comes near, once', () => {
  const { onEvent, again } = show();
  expect(onEvent).not.toHaveBeenCalled();
  near();
  again();
  near();
  expect(onEvent.mock.calls).toEqual([
    [
      {
        type: 'recommendation-impressions',
        blockId: 'best',
        decision: undefined,
        widget: recommendations().widget,
        products: productCards(3),
      },
    ],
  ]);
});

it('reports nothing for the control group', () => {
  const { onEvent } = show(
    recommendations({ monetateDecision: { name: 'home', experience: 'Control' }, selected: true }),
  );
  near();
  expect(onEvent).not.toHaveBeenCalled();
});

it('reports which product was followed', () => {
  const { onEvent } = show();
  const [first] = productCards(1);
  fireEvent.click(
    screen.getAllByRole('link', { name: new RegExp(first?.name ?? 'none') })[0] ?? document.body,
  );
  expect(onEvent.mock.calls).toEqual([
    [{ type: 'recommendation-click', blockId: 'best', product: { id: first?.id, recToken: undefined } }],
  ]);
});

it.each([
  [undefined, true],
  ['visible', true],
  ['hidden', false],
] as const)(
  'a card may sell over the page unless the content hides that: %s',
  (quickShopVisibility, expected) => {
    const cards: unknown[] = [];
    const Card = (card: object) => {
      cards.push(card);
      return null;
    };
    render(
      <InShop ProductCard={Card}>
        <RecommendationCarousel
          block={recommendations({ quickShopVisibility })}
          products={{ best: productCards(1) }}
        />
      </InShop>,
    );
    expect(cards).toMatchObject([{ quickShop: expected }]);
  },
);
