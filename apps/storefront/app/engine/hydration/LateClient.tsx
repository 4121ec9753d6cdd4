import { Scripts } from 'react-router';
import { LATE_CLIENT_ID } from './late-client.ts';
import { LATE_CLIENT } from './late-loader.ts';
import { useNonce } from './NonceContext.tsx';
import { ServerOnly } from './ServerOnly.tsx';

/** The router's scripts as inert text, and the small loader that runs them when the page has been painted. */
export function LateClient() {
  const nonce = useNonce();
  return (
    <ServerOnly>
      <noscript id={LATE_CLIENT_ID}>
        <Scripts {...(nonce === undefined ? {} : { nonce })} />
      </noscript>
      <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: LATE_CLIENT }} />
    </ServerOnly>
  );
}
