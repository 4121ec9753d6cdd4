import { preloadView, whenIdle } from '@haberdash/page-engine';
import { useEffect } from 'react';
// oxlint-disable-next-line @nx/enforce-module-boundaries -- a condition of the bundler chooses the file, a path cannot
import { CardContent } from '#views/cards';

/** Preloads the code of cards when the page is idle, for a page whose next result is cards. */
export function usePreloadedCards(): void {
  useEffect(
    () =>
      whenIdle(() => {
        // Rendering a card retries.
        preloadView(CardContent).catch(() => undefined);
      }),
    [],
  );
}
