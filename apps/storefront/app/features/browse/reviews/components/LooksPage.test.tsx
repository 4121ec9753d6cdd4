// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { TranslatorProvider } from '../../../../shared/i18n/TranslatorContext.tsx';
import { fakeShopper } from '../../../../shared/testing/fake-shopper.fixtures.ts';
import { LooksPage } from './LooksPage.tsx';

const { t } = fakeShopper({}).shopper;
/** Ends an attribute and plants an element with a handler. */
const PLANT = '"\'><b class="planted"><img class="planted" src="x" onerror="planted()">{{7*7}}';

function showLook(author: string, caption: string): HTMLElement {
  const looks = [{ id: '3301', author, caption, publishedAt: '2026-10-05T16:20:00Z', products: [] }];
  const data = { head: { title: 'Photos' }, looks, of: {}, done: undefined };
  const Stub = createRoutesStub([
    { path: '/en-gb/looks', Component: () => <LooksPage data={data} result={undefined} /> },
  ]);
  const { container } = render(
    <TranslatorProvider value={t}>
      <Stub initialEntries={['/en-gb/looks']} />
    </TranslatorProvider>,
  );
  return container;
}

const skeleton = (root: HTMLElement): readonly string[] =>
  Array.from(root.querySelectorAll('*'), (each) => [each.tagName, ...each.getAttributeNames()].join(' '));

afterEach(cleanup);

it('the caption and author of a look are text, and in the alternative text of the picture', () => {
  const plain = skeleton(showLook('Ada', 'Nine hours of rain'));
  cleanup();
  const page = showLook(PLANT, PLANT);
  expect(skeleton(page)).toEqual(plain);
  expect(screen.getByText(PLANT)).toBeDefined();
  expect(screen.getByRole('img').getAttribute('alt')?.split(PLANT)).toHaveLength(3);
});
