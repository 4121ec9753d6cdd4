import { Suspense } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { expect, it } from 'vitest';
import { lazyWithRetry } from './lazy-with-retry.ts';

it('lazy code is part of a document, which has no styles to wait for', async () => {
  const View = lazyWithRetry(async () => () => <p>Nothing here</p>);
  const stream = await renderToReadableStream(
    <Suspense>
      <View />
    </Suspense>,
  );
  await stream.allReady;
  expect(await new Response(stream).text()).toContain('Nothing here');
});
