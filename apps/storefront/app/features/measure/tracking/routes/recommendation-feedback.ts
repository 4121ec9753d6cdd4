import { ApiError } from '@haberdash/api-client';
import * as v from 'valibot';
import { shopperAction } from '../../../../shared/reads/define-read.ts';

const MAX_LENGTH = 8_192;

const feedback = v.strictObject({
  event: v.picklist(['seen', 'clicked']),
  recTokens: v.pipe(
    v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(200))),
    v.minLength(1),
    v.maxLength(24),
  ),
});

const response = (status: number): Response =>
  new Response(null, { status, headers: { 'cache-control': 'private, no-store' } });

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Forwards seen and clicked recommendations to the provider, with consent for targeting. */
export const action = shopperAction(async ({ request, visitor, api }) => {
  if (!visitor.consent.isGranted('targeting')) return response(403);
  const text = await request.text();
  const read = v.safeParse(feedback, text.length > MAX_LENGTH ? undefined : parse(text));
  if (!read.success) return response(400);
  try {
    await api.products.POST('/products/v1/widgetRecommendations/feedback', { body: read.output });
    return response(204);
  } catch (error) {
    return response(error instanceof ApiError && error.status < 500 ? error.status : 502);
  }
});
