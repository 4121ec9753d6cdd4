import { shopperAction } from '../../../../shared/reads/define-read.ts';
import { readEventBatch } from '../model/event-batch.ts';
import { currentConfig } from '../server/configuration.server.ts';
import { forwardEvents } from '../server/forward-events.server.ts';

const MAX_LENGTH = 16_384;
const LATER_SECONDS = '5';

const response = (status: number): Response =>
  new Response(null, {
    status,
    headers: {
      'cache-control': 'private, no-store',
      ...(status === 503 ? { 'retry-after': LATER_SECONDS } : {}),
    },
  });

const STATUS = { taken: 204, rejected: 400, failed: 502, busy: 503 } as const;

/** Forwards experiment events with consent for targeting, without address and cookies; 5xx lets the sender retry. */
export const action = shopperAction(async ({ request, visitor, correlationId }) => {
  if (!visitor.consent.isGranted('targeting')) return response(403);
  const body = await request.text();
  const batch = body.length > MAX_LENGTH ? undefined : readEventBatch(body);
  if (batch === undefined) return response(400);
  const own = await currentConfig();
  // Another process may have decided for this visitor.
  if (own === undefined) return response(503);
  if (batch.account_id !== own.accountId || batch.project_id !== own.projectId) return response(400);
  return response(STATUS[await forwardEvents(batch, { correlationId })]);
});
