import { readPreviewTicket } from '@haberdash/api-client/preview-ticket';
import type { FastifyRequest } from 'fastify';

import type { Moment } from './repository.ts';

/** What a call may see; live content without a ticket. */
export interface View {
  readonly moment: Moment;
  readonly isPreview: boolean;
  /** Bypasses every cache. */
  readonly isFresh: boolean;
  /** A requested preview is private, even when it is rejected. */
  readonly isPrivate: boolean;
}

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

/** The view of a call; preview parameters count only with a ticket for the site. */
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
