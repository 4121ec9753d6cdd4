import { LATE_CLIENT_ID } from './late-client.ts';
import { ServerOnly } from './ServerOnly.tsx';

const AS_IT_IS = { __html: '' };

/** The place of the scripts in a document that comes to life: they have run, so neither they nor the loader travel again. */
export function LateClient() {
  return (
    <ServerOnly>
      <noscript id={LATE_CLIENT_ID} />
      <script suppressHydrationWarning dangerouslySetInnerHTML={AS_IT_IS} />
    </ServerOnly>
  );
}
