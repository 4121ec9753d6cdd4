import { createContext, use, type ReactNode } from 'react';
import { DEFERRED_CLIENT_ID } from './deferred-client.ts';
import { ServerOnly } from './ServerOnly.tsx';

export interface ClientStart {
  readonly nonce: string;
  readonly scripts: ReactNode;
  readonly loader: { readonly __html: string };
}

/** Set on the server only: on hydration they have already run. */
export const ClientStartContext = createContext<ClientStart | undefined>(undefined);

// One object for all renders: React writes the markup only when the object changes.
const AS_IT_IS = { __html: '' };

/** The router's scripts as inert text, and the loader that runs them deferred. */
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
