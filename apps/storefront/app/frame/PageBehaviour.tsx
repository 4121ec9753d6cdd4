import { lazyWithRetry } from '@haberdash/page-engine';
import { Suspense, useState } from 'react';
import { useClientNavigation, type OpenedPage } from './use-client-navigation.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import { useOfflineGuard } from './use-offline-guard.ts';

/** Its code comes with the first link that opens one. */
const PageDialog = lazyWithRetry(async () => (await import('./page-dialog/PageDialog.tsx')).PageDialog);

/**
 * What every page does rather than shows. A component of its own: what it keeps draws nothing else again, and a page
 * that hydrates part after part does so undisturbed.
 */
export function PageBehaviour() {
  const [opened, setOpened] = useState<OpenedPage>();
  useClientNavigation(setOpened);
  useKeptFocus();
  useOfflineGuard();
  return <Suspense>{opened && <PageDialog {...opened} onClose={() => setOpened(undefined)} />}</Suspense>;
}
