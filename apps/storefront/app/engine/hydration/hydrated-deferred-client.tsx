import { DEFERRED_CLIENT_ID, ServerOnly } from '@haberdash/page-engine';

const AS_IT_IS = { __html: '' };

/** The place of the scripts in a document that hydrates: they have run, so neither they nor the loader travel again. */
export function DeferredClient() {
  return (
    <ServerOnly>
      <noscript id={DEFERRED_CLIENT_ID} />
      <script suppressHydrationWarning dangerouslySetInnerHTML={AS_IT_IS} />
    </ServerOnly>
  );
}
