import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { ArticlePort } from '../context/block-ports.ts';
import type { BlockEnvironment } from '../context/BlockProvider.tsx';
import { InShop } from '../testing/environment.fixtures.tsx';
import { articleGrid, articlePort, articlesFor } from './article-grid.fixtures.ts';
import { ArticleGrid } from './ArticleGrid.tsx';

const show = (
  port: Partial<ArticlePort> = {},
  block = articleGrid(),
  environment: Partial<BlockEnvironment> = {},
) =>
  render(
    <InShop articles={articlePort(port)} {...environment}>
      <ArticleGrid block={block} />
    </InShop>,
  );
const titles = () => screen.getAllByRole('article').length;
const filters = () => within(screen.getByRole('navigation', { name: 'Filter by topic' }));

it('more articles are appended, by as many as a page has, until there are no more', async () => {
  show();
  expect(titles()).toBe(3);
  fireEvent.click(screen.getByRole('link', { name: 'Load more' }));
  await vi.waitFor(() => expect(titles()).toBe(6));
  for (const count of [9, 12, 14]) {
    fireEvent.click(screen.getByRole('link', { name: 'Load more' }));
    await vi.waitFor(() => expect(titles()).toBe(count));
  }
  expect(screen.queryByRole('link', { name: 'Load more' })).toBeNull();
});

it('a tag starts at the first article again, and clearing brings all back', async () => {
  show();
  fireEvent.click(screen.getByRole('link', { name: 'Load more' }));
  await vi.waitFor(() => expect(titles()).toBe(6));
  fireEvent.click(filters().getByRole('link', { name: 'Care' }));
  await vi.waitFor(() => expect(titles()).toBe(2));
  expect(filters().getByRole('link', { name: 'Care' })).toHaveAttribute('aria-current', 'true');
  fireEvent.click(screen.getByRole('link', { name: 'Clear all' }));
  await vi.waitFor(() => expect(titles()).toBe(3));
});

it('every control is a link that works without a script', () => {
  show();
  expect(filters().getByRole('link', { name: 'Care' })).toHaveAttribute('href', '/stories?tag=care&page=1');
  expect(screen.getByRole('link', { name: 'Load more' })).toHaveAttribute('href', '/stories?page=2');
});

it('of two choices only the later one counts', async () => {
  const finish: Array<() => void> = [];
  show({
    load: ({ tags, offset, limit }) =>
      new Promise((resolve) => finish.push(() => resolve(articlesFor(tags, offset, limit)))),
  });
  fireEvent.click(filters().getByRole('link', { name: 'Care' }));
  fireEvent.click(filters().getByRole('link', { name: 'Care' }));
  expect(finish).toHaveLength(2);
  finish[1]?.();
  await vi.waitFor(() => expect(titles()).toBe(3));
  finish[0]?.();
  await Promise.resolve();
  expect(titles()).toBe(3);
});

it('a failure is reported and leaves what was there', async () => {
  const onEvent = vi.fn();
  show({ load: () => Promise.reject(new Error('down')) }, articleGrid(), { onEvent });
  fireEvent.click(screen.getByRole('link', { name: 'Load more' }));
  await vi.waitFor(() => expect(onEvent).toHaveBeenCalledWith(expect.objectContaining({ type: 'fault' })));
  expect(titles()).toBe(3);
});

it('a grid that came without articles loads its first ones', async () => {
  show({}, articleGrid({}, {}));
  await vi.waitFor(() => expect(titles()).toBe(3));
});

const paged = (page: number, total?: number) => {
  const firstOffset = (page - 1) * 3;
  const found = articlesFor([], firstOffset, 3);
  return articleGrid({}, { results: { ...found, numFound: total ?? found.numFound }, firstOffset });
};

it('a later page loads further ones, with script and without, and the last one offers no more', async () => {
  const load = vi.fn<ArticlePort['load']>(({ tags, offset, limit }) =>
    Promise.resolve(articlesFor(tags, offset, limit)),
  );
  show({ load }, paged(4));
  const more = screen.getByRole('link', { name: 'Load more' });
  expect(more).toHaveAttribute('href', '/stories?page=5');
  fireEvent.click(more);
  await vi.waitFor(() => expect(titles()).toBe(5));
  expect(load.mock.calls.map(([{ offset }]) => offset)).toEqual([12]);
  expect(screen.queryByRole('link', { name: 'Load more' })).toBeNull();
});

it.each([
  ['the last page', paged(2, 6)],
  ['a page behind it', paged(6)],
])('%s offers no more', (_, block) => {
  show({}, block);
  expect(screen.queryByRole('link', { name: 'Load more' })).toBeNull();
});

it('a tag that is chosen on a later page starts at the first article', async () => {
  show({}, paged(3));
  fireEvent.click(filters().getByRole('link', { name: 'Care' }));
  await vi.waitFor(() => expect(titles()).toBe(2));
  fireEvent.click(screen.getByRole('link', { name: 'Clear all' }));
  await vi.waitFor(() => expect(titles()).toBe(3));
  expect(screen.getByRole('link', { name: 'Load more' })).toHaveAttribute('href', '/stories?page=2');
});

it('an article that has moved to a later page is not shown twice', async () => {
  show({ load: ({ tags, offset, limit }) => Promise.resolve(articlesFor(tags, offset - 1, limit)) });
  fireEvent.click(screen.getByRole('link', { name: 'Load more' }));
  await vi.waitFor(() => expect(titles()).toBe(5));
});

it('a choice of tags that could not be loaded is undone, as its articles are', async () => {
  show({ load: () => Promise.reject(new Error('down')) });
  fireEvent.click(filters().getByRole('link', { name: 'Care' }));
  await vi.waitFor(() =>
    expect(filters().getByRole('link', { name: 'Care' })).not.toHaveAttribute('aria-current'),
  );
  expect(titles()).toBe(3);
});
