import type { Trait } from './traits.ts';

/** Content as it will be: counts only with the signed ticket of an editor (readings of spec 2 §2 and 3 §6). */
export interface PreviewMode {
  readonly ticket: string;
  /** The moment at which the content is seen, as an ISO date-time. */
  readonly dateTime?: string;
  readonly bypassAllCache?: boolean;
}

/** What every call says about the site, the caller and the shopper's channel (spec 2 §7); given once. */
export interface RequestContext {
  /** Language and country in lower case, such as `en-us`. */
  readonly locale: string;
  readonly brand: string;
  readonly region: 'NORA' | 'EMEA';
  readonly siteId: string;
  /** `MAPP` in the mobile web view. */
  readonly channel?: 'ECOMM' | 'MAPP';
  /** The application that calls, such as `storefront`. */
  readonly source?: string;
  /** Name and version of the client, such as `haberdash-storefront/0.1.0`. */
  readonly clientApp?: string;
  /** The campaign that brought the shopper; sent where the contract takes it. */
  readonly leadSource?: string;
  /** The content environment outside production; sent where the contract takes it. */
  readonly cms?: string;
  readonly preview?: PreviewMode;
  /** Where a server calls for somebody: the address of that client, which limits are counted by. */
  readonly forwardedFor?: string;
  /** Repeated by the services on their answers and in their logs; one is made per context when none is given. */
  readonly correlationId?: string;
}

/** The facts of one call that are no part of the context. */
export interface CallIds {
  /** The same on every try of a call. */
  readonly requestId: string;
  readonly correlationId: string;
  readonly usid: string | undefined;
}

const correlationIds = new WeakMap<RequestContext, string>();

/** One correlation id for everything that is sent with one context object. */
export function correlationIdOf(context: RequestContext, newId: () => string): string {
  const known = context.correlationId ?? correlationIds.get(context);
  if (known !== undefined) return known;
  const made = newId();
  correlationIds.set(context, made);
  return made;
}

/** The shared headers of the contracts; what is not known, or not taken by the operation, is not sent. */
export function contextHeaders(
  context: RequestContext,
  traits: readonly Trait[],
  ids: CallIds,
): Record<string, string | undefined> {
  return {
    locale: context.locale,
    brand: context.brand,
    region: context.region,
    siteid: context.siteId,
    channel: context.channel ?? 'ECOMM',
    source: context.source,
    'x-client-app': context.clientApp,
    'x-request-id': ids.requestId,
    'x-correlation-id': ids.correlationId,
    'x-usid': ids.usid,
    'x-forwarded-for': context.forwardedFor,
    'x-lead-source': traits.includes('lead-source') ? context.leadSource : undefined,
    'x-preview-ticket': traits.includes('preview') ? context.preview?.ticket : undefined,
  };
}

/** The shared query of reads that show content, where the contract takes it (spec 3 §5). */
export function contextQuery(
  { preview, cms }: RequestContext,
  traits: readonly Trait[],
): Record<string, string | boolean | undefined> {
  const isPreview = preview !== undefined && traits.includes('preview');
  return {
    cms: traits.includes('cms') ? cms : undefined,
    ...(isPreview && {
      preview: true,
      previewDateTime: preview.dateTime,
      bypassAllCache: preview.bypassAllCache,
    }),
  };
}
