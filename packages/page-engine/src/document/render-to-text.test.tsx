import { lazy, Suspense } from 'react';
import { expect, it, vi } from 'vitest';
import { renderToText } from './render-to-text.server.ts';

const Frame = ({ children }: { readonly children: React.ReactNode }) => (
  <html lang="en">
    <head>
      <title>Coats</title>
    </head>
    <body>
      <Suspense fallback="later">{children}</Suspense>
    </body>
  </html>
);
const BODY = '<body><!--$--><p>Coat</p><!--/$--></body></html>';

it('a document whose parts are there is rendered once', async () => {
  const Coat = vi.fn(() => <p>Coat</p>);
  const html = await renderToText(
    () => (
      <Frame>
        <Coat />
      </Frame>
    ),
    'n',
  );
  expect(html).toBe(`<!DOCTYPE html><html lang="en"><head><title>Coats</title></head>${BODY}`);
  expect(Coat).toHaveBeenCalledTimes(1);
});

it('a part whose code is loading is awaited, and never left to the browser', async () => {
  const Coat = lazy(async () => ({ default: () => <p>Coat</p> }));
  const page = () => (
    <Frame>
      <Coat />
    </Frame>
  );
  const first = await renderToText(page, 'n');
  expect(first).toContain('<p>Coat</p>');
  expect(first).not.toContain('later');
  expect(await renderToText(page, 'n')).toBe(first);
});

it('a part that throws is a fault of the document, never a hole in it', async () => {
  const Broken = (): never => {
    throw new Error('no coat');
  };
  await expect(
    renderToText(
      () => (
        <Frame>
          <Broken />
        </Frame>
      ),
      'n',
    ),
  ).rejects.toThrow('no coat');
});

it('an error of a document is thrown', async () => {
  const Broken = (): never => {
    throw new Error('no coat');
  };
  await expect(
    renderToText(
      () => (
        <html lang="en">
          <body>
            <Broken />
          </body>
        </html>
      ),
      'n',
    ),
  ).rejects.toThrow('no coat');
});
