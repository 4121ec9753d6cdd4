import { createContext, use, type ReactNode } from 'react';
import { DEFERRED_CLIENT_ID } from './deferred-client.ts';
import { ServerOnly } from './ServerOnly.tsx';

/** How a document starts its client. */
export interface ClientStart {
  readonly nonce: string;
  /** What the router renders for its client. */
  readonly scripts: ReactNode;
  /** The script that runs them late. */
  readonly loader: { readonly __html: string };
}

/** Given on the server only: in a document that hydrates they have run, so they do not travel again. */
export const ClientStartContext = createContext<ClientStart | undefined>(undefined);

// One object for all renders: React writes markup again only where the object is another one.
const AS_IT_IS = { __html: '' };

/** The place of the client in a document: the router's scripts as inert text, and the loader that runs them late. */
export function DeferredClient() {
  const client = use(ClientStartContext);
  return (
    <ServerOnly>
      <noscript id={DEFERRED_CLIENT_ID}>{client?.scripts}</noscript>
      <script
        nonce={client?.nonce}
        suppressHydrationWarning
        dangerouslySetInnerHTML={client?.loader ?? AS_IT_IS}
      />
    </ServerOnly>
  );
}
