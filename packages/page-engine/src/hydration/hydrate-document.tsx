import { startTransition, use, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { LEAVING } from './deferred-client.ts';

const isLeaving = (): boolean => document.documentElement.dataset[LEAVING] !== undefined;
const never = new Promise<never>(() => undefined);

/** The router reads the address on first render, so it never renders in a document that is being replaced. */
function Router() {
  if (isLeaving()) use(never);
  return <HydratedRouter />;
}

/**
 * Hydrates the document. What the first view needs, such as its texts, comes with `ready`; until then, and when it
 * never comes, the page stays the document that it is, which works.
 */
export async function hydrateDocument(ready: Promise<(router: ReactNode) => ReactNode>): Promise<void> {
  const wrap = await ready;
  if (isLeaving()) return;
  startTransition(() => {
    hydrateRoot(document, wrap(<Router />));
  });
}
