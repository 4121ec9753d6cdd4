import { data } from 'react-router';
import { editorContext, isEditor } from '../../../shared/pipeline/context.ts';
import { readQuery } from '../model/query.ts';
import { readResults } from '../server/read-results.server.ts';
import { watch } from '../server/watch.server.ts';
import type { Route } from './+types/changes';

const encoder = new TextEncoder();
/** Keeps proxies from closing an idle stream. */
const SIGN_MS = 20_000;

/** Server-sent events for content changes and for the ticket's expiry, which redirects to the sign-in. */
export function loader({ url, request, context }: Route.LoaderArgs) {
  const who = context.get(editorContext);
  if (!isEditor(who)) throw data(null, 403);
  const query = readQuery(url.searchParams);
  let close = (): void => undefined;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const send = (text: string): void => controller.enqueue(encoder.encode(text));
      send('retry: 2000\n\n');
      const sendChange = (): void => send('event: change\ndata: {}\n\n');
      const sign = setInterval(() => send(': here\n\n'), SIGN_MS);
      // By ticket, because tickets expire at different times.
      const key = `${who.ticket} ${url.search}`;
      const stop = watch(key, () => readResults(query, who), sendChange);
      const end = setTimeout(sendChange, who.expiresAtMs - Date.now());
      close = () => {
        clearInterval(sign);
        clearTimeout(end);
        stop();
      };
      request.signal.addEventListener('abort', () => {
        close();
        try {
          controller.close();
        } catch {
          // The reader disconnected first.
        }
      });
    },
    cancel: () => close(),
  });
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
}
