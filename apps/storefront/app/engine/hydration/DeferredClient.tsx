import { Scripts } from 'react-router';
import { DEFERRED_CLIENT_ID, ServerOnly, useNonce } from '@haberdash/page-engine';
import { HYDRATION_LOADER } from './hydration-loader.ts';

/** The router's scripts as inert text, and the small loader that runs them when the page has been painted. */
export function DeferredClient() {
  const nonce = useNonce();
  return (
    <ServerOnly>
      <noscript id={DEFERRED_CLIENT_ID}>
        <Scripts {...(nonce === undefined ? {} : { nonce })} />
      </noscript>
      <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: HYDRATION_LOADER }} />
    </ServerOnly>
  );
}
