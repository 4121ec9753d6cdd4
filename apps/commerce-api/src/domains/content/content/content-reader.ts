import type { FastifyReply } from 'fastify';

import type { RequestContext } from '../../../platform/context/request-context.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { ServiceError } from '../../../platform/errors/service-error.ts';
import type { Clock } from '../../../shared/clock.ts';
import type { TtlCache } from '../../../shared/ttl-cache.ts';
import { viewOf, type PreviewCall, type View } from './preview.ts';
import {
  findDocument,
  findDocuments,
  hasSite,
  type ContentAddress,
  type ContentKind,
  type NamedDocument,
} from './repository.ts';
import { withoutNulls } from './without-nulls.ts';

/** Common parameters; a fragment's site is in the headers only. */
export interface ContentCall {
  readonly params: { readonly mode: 'live' | 'preview'; readonly siteId?: string };
  readonly query: (PreviewCall['query'] & { readonly removeNulls?: boolean | undefined }) | undefined;
  readonly context: Pick<RequestContext, 'siteId' | 'locale'>;
  readonly reply: FastifyReply;
}

export interface ReaderParts {
  readonly db: Executor;
  readonly clock: Clock;
  /** Secrets of preview tickets; without one there is no preview. */
  readonly secrets: readonly string[];
  readonly documents: Pick<TtlCache<unknown>, 'get'>;
}

const PUBLIC = 'public, max-age=60';
/** A requested preview is never cached. */
const PRIVATE = 'private, no-store';

const siteOf = ({ params, context }: ContentCall): string => params.siteId ?? context.siteId;

/** Reads documents as the call may see them, and sets the cache headers. */
export function createContentReader({ db, clock, secrets, documents }: ReaderParts) {
  /** What the call may see; a preview without a ticket has no content. */
  async function viewOfCall(call: ContentCall): Promise<View> {
    const { params, query = {}, reply } = call;
    const view = await viewOf(
      { siteId: siteOf(call), mode: params.mode, query, request: reply.request },
      { secrets, nowMs: clock.now() },
    );
    reply.header('cache-control', view === undefined || view.isPrivate ? PRIVATE : PUBLIC);
    if (view === undefined) throw new ServiceError('API404');
    return view;
  }

  async function find(call: ContentCall, kind: ContentKind, slug: string): Promise<unknown> {
    const { moment, isPreview, isFresh } = await viewOfCall(call);
    const address: ContentAddress = { kind, siteId: siteOf(call), locale: call.context.locale, slug };
    const load = () => findDocument(db, address, moment);
    // The moment is part of a preview's key; live content is that of the time of reading.
    const key = JSON.stringify(isPreview ? [address, moment] : address);
    const body = await (isFresh ? load() : documents.get(key, load));
    return call.query?.removeNulls === false ? body : withoutNulls(body);
  }

  async function findAll(call: ContentCall, kind: ContentKind): Promise<readonly NamedDocument[]> {
    const { moment, isPreview, isFresh } = await viewOfCall(call);
    const address = { kind, siteId: siteOf(call), locale: call.context.locale };
    const load = () => findDocuments(db, address, moment);
    const key = JSON.stringify(isPreview ? ['all', address, moment] : ['all', address]);
    // The cache holds what was loaded under the same key.
    return (await (isFresh ? load() : documents.get(key, load))) as readonly NamedDocument[];
  }

  return {
    viewOfCall,
    find,
    /** All documents of a kind, in the best version. */
    findAll,
    /** Throws when the document is missing. */
    need: async (call: ContentCall, kind: ContentKind, slug: string): Promise<unknown> => {
      const body = await find(call, kind, slug);
      if (body === undefined) throw new ServiceError('API404');
      return body;
    },
    /** Rejects a site without content. */
    hasSiteAt: async (call: ContentCall): Promise<void> => {
      const { moment } = await viewOfCall(call);
      if (!(await hasSite(db, siteOf(call), moment))) throw new ServiceError('API404');
    },
  };
}
