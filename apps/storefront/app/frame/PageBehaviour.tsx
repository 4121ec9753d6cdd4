import { lazyWithRetry } from '@haberdash/page-engine';
import { Suspense, useState } from 'react';
import { useClientNavigation, type OpenedPage } from './use-client-navigation.ts';
import { useRestoredFocus } from './use-restored-focus.ts';
import { useOfflineGuard } from './use-offline-guard.ts';

/** Loads with the first link that opens a dialog. */
const PageDialog = lazyWithRetry(async () => (await import('./page-dialog/PageDialog.tsx')).PageDialog);

/**
 * Behaviour of every page. A component of its own, so that its state renders nothing else again and hydration is not
 * interrupted.
 */
export function PageBehaviour() {
  const [opened, setOpened] = useState<OpenedPage>();
  useClientNavigation(setOpened);
  useRestoredFocus();
  useOfflineGuard();
  return <Suspense>{opened && <PageDialog {...opened} onClose={() => setOpened(undefined)} />}</Suspense>;
}
