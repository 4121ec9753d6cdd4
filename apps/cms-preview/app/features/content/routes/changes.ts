import { data } from 'react-router';
import { editorContext, isEditor } from '../../../shared/pipeline/context.ts';
import { readQuery } from '../model/query.ts';
import { readResults } from '../server/read-results.server.ts';
import { watch } from '../server/watch.server.ts';
import type { Route } from './+types/changes';

const encoder = new TextEncoder();
/** Keeps proxies from closing a stream in which nothing happens. */
const SIGN_MS = 20_000;

/** Tells, as server-sent events, that what a view shows has changed. */
export function loader({ url, request, context }: Route.LoaderArgs) {
  const who = context.get(editorContext);
  if (!isEditor(who)) throw data(null, 403);
  const query = readQuery(url.searchParams);
  let close = (): void => undefined;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const say = (text: string): void => controller.enqueue(encoder.encode(text));
      say('retry: 2000\n\n');
      const sign = setInterval(() => say(': here\n\n'), SIGN_MS);
      // What a ticket opens is the same for everybody with one for the site.
      const key = `${query.site.siteId} ${who.siteIds.join()} ${url.search}`;
      const stop = watch(
        key,
        () => readResults(query, who),
        () => say('event: change\ndata: {}\n\n'),
      );
      close = () => {
        clearInterval(sign);
        stop();
      };
      request.signal.addEventListener('abort', () => {
        close();
        try {
          controller.close();
        } catch {
          // The reader was faster.
        }
      });
    },
    cancel: () => close(),
  });
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
}
