import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { readQuery } from '../../content/index.ts';
import { NoResults } from './NoResults.tsx';
import { InvalidParameters } from './InvalidParameters.tsx';

function drawNothing(search: string, total: number): string {
  const query = readQuery(new URLSearchParams(search));
  return renderToStaticMarkup(
    <MemoryRouter initialEntries={[`/view${search}`]}>
      <NoResults query={query} total={total} />
    </MemoryRouter>,
  );
}

it('a page after the last one has a link to that', () => {
  const one = drawNothing('?docType=Hero&page=999', 3);
  expect(one).toContain('There are no more results');
  expect(one).toContain('href="/view?docType=Hero"');
  const many = drawNothing('?docType=Hero&limit=10&page=999', 45);
  expect(many).toContain('Page 5 is the last one.');
  expect(many).toContain('page=5"');
});

it.each([
  ['?docType=Hero', 0],
  ['?docType=Hero&page=999', 0],
  ['?docType=Hero&q=nowhere', 3],
])('nothing found is no page too far: %s of %d', (search, total) => {
  expect(drawNothing(search, total)).toContain('No results.');
});

it('invalid parameters are reported above the view', () => {
  const shown = (search: string) =>
    renderToStaticMarkup(<InvalidParameters query={readQuery(new URLSearchParams(search))} />);
  expect(shown('?docType=Hero')).toBe('');
  expect(shown('?docType=Nonsense&document=page+home')).toMatch(
    /“Nonsense” is no doc type.*“page home” names no/,
  );
});
