import { readPreviewTicket } from '@haberdash/api-client/preview-ticket';
import type { FastifyRequest } from 'fastify';

import type { Moment } from './repository.ts';

/** What a call asks to see; live content where no ticket allows more. */
export interface View {
  readonly moment: Moment;
  readonly isPreview: boolean;
  /** Past every cache. */
  readonly isFresh: boolean;
  /** The answer is for nobody else: it was asked for as a preview, whether it is one or not. */
  readonly isPrivate: boolean;
}

/** What of a call says whether it is a preview. */
export interface PreviewCall {
  readonly siteId: string;
  readonly mode: 'live' | 'preview';
  readonly query: {
    readonly preview?: boolean | undefined;
    readonly previewDateTime?: string | undefined;
    readonly bypassAllCache?: boolean | undefined;
  };
  readonly request: Pick<FastifyRequest, 'headers'>;
}

interface PreviewRules {
  readonly secrets: readonly string[];
  readonly nowMs: number;
}

async function mayPreview({ siteId, request }: PreviewCall, rules: PreviewRules): Promise<boolean> {
  const ticket = request.headers['x-preview-ticket'];
  if (typeof ticket !== 'string') return false;
  const known = await readPreviewTicket(ticket, rules);
  return known.state === 'valid' && known.siteIds.includes(siteId);
}

/**
 * What a call may see. Preview counts only with a ticket for the site of the call; without one `preview`,
 * `previewDateTime` and `bypassAllCache` do nothing, and the mode `preview` has no content.
 */
export async function viewOf(call: PreviewCall, rules: PreviewRules): Promise<View | undefined> {
  const { mode, query } = call;
  const isAskedFor = mode === 'preview' || query.preview === true;
  const isPrivate = isAskedFor || query.bypassAllCache === true;
  if (!isAskedFor || !(await mayPreview(call, rules))) {
    if (mode === 'preview') return undefined;
    const moment = { atMs: rules.nowMs, hasDrafts: false };
    return { moment, isPreview: false, isFresh: false, isPrivate };
  }
  const { previewDateTime, bypassAllCache } = query;
  const atMs = previewDateTime === undefined ? rules.nowMs : Date.parse(previewDateTime);
  return { moment: { atMs, hasDrafts: true }, isPreview: true, isFresh: bypassAllCache === true, isPrivate };
}
