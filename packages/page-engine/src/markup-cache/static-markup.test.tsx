// @vitest-environment happy-dom
import { act } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { StaticRendererContext } from './renderer-context.ts';
import { StaticMarkup } from './StaticMarkup.tsx';
import { createPagePieces, joinParts } from './static-renderer.server.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
const draw = vi.fn(({ name }: { readonly name: string }) => <p>{name}</p>);
const piece = (of: { readonly name: string } | undefined) => (
  <StaticMarkup name="piece" of={of}>
    {draw}
  </StaticMarkup>
);
const onServer = (of: { readonly name: string }) => {
  const pieces = createPagePieces('n0nce');
  const html = renderToString(
    <StaticRendererContext value={pieces.render}>{piece(of)}</StaticRendererContext>,
  );
  return String(joinParts(pieces.fill(html) ?? []));
};

let root: Root | undefined;
afterEach(() => {
  act(() => root?.unmount());
  draw.mockClear();
});

it('what was rendered of an object is rendered once', () => {
  const jacket = { name: 'Jacket' };
  expect(onServer(jacket)).toContain('<p>Jacket</p>');
  expect(onServer(jacket)).toContain('<p>Jacket</p>');
  expect(onServer({ name: 'Boot' })).toContain('<p>Boot</p>');
  expect(draw).toHaveBeenCalledTimes(2);
});

it('a document keeps its markup when it hydrates, and nothing is drawn again until something newer comes', async () => {
  const host = document.createElement('div');
  host.innerHTML = onServer({ name: 'Jacket' });
  const before = host.querySelector('p');
  draw.mockClear();
  await act(async () => {
    root = hydrateRoot(host, piece(undefined), {
      onRecoverableError: (error) => expect(error).toBeUndefined(),
    });
  });
  await act(async () => root?.render(piece(undefined)));
  expect(host.querySelector('p')).toBe(before);
  expect(draw).not.toHaveBeenCalled();
  await act(async () => root?.render(piece({ name: 'Boot' })));
  expect(host.textContent).toBe('Boot');
});
