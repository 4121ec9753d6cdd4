import { startTransition, use, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { LEAVING } from './deferred-client.ts';
import { stylesReady } from './styles-ready.ts';

const isLeaving = (): boolean => document.documentElement.dataset[LEAVING] !== undefined;
const never = new Promise<never>(() => undefined);

/** The router reads the address on first render, so it never renders in a document that is being replaced. */
function Router() {
  if (isLeaving()) use(never);
  return <HydratedRouter />;
}

/** Hydrates the document after `ready` (texts of the first view) and the deferred stylesheets. */
export async function hydrateDocument(ready: Promise<(router: ReactNode) => ReactNode>): Promise<void> {
  const [wrap] = await Promise.all([ready, stylesReady()]);
  if (isLeaving()) return;
  startTransition(() => {
    hydrateRoot(document, wrap(<Router />));
  });
}
