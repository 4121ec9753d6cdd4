import { config } from '../../../shared/config/config.ts';
import { shopperAction } from '../../../shared/reads/define-read.ts';

/** A batch of one browser is small: one event with its attributes. */
const MAX_LENGTH = 16_384;
const TIMEOUT_MS = 10_000;

const answer = (status: number): Response =>
  new Response(null, { status, headers: { 'cache-control': 'private, no-store' } });

/**
 * Hands events of experiments on to the provider, while the visitor allows targeting: browsers talk to the shop alone,
 * and the provider sees neither their address nor their cookies. 5xx tells the sender to try again.
 */
export const action = shopperAction(async ({ request, visitor }) => {
  if (!visitor.consent.isGranted('targeting')) return answer(403);
  const body = await request.text();
  if (body.length === 0 || body.length > MAX_LENGTH) return answer(400);
  try {
    const { status } = await fetch(config().experimentEventsUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return answer(status < 400 ? 204 : status < 500 ? 400 : 502);
  } catch {
    return answer(502);
  }
});
