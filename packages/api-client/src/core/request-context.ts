import type { Trait } from './traits.ts';

/** Unpublished content; needs an editor's signed ticket (readings of spec 2 §2 and 3 §6). */
export interface PreviewMode {
  readonly ticket: string;
  /** The moment of the preview, as an ISO date-time. */
  readonly dateTime?: string;
  readonly bypassAllCache?: boolean;
}

/** Site, caller and channel of every call (spec 2 §7). */
export interface RequestContext {
  /** Language and country in lower case, such as `en-us`. */
  readonly locale: string;
  readonly brand: string;
  readonly region: 'NORA' | 'EMEA';
  readonly siteId: string;
  /** `MAPP` in the mobile web view. */
  readonly channel?: 'ECOMM' | 'MAPP';
  /** The calling application, such as `storefront`. */
  readonly source?: string;
  /** Name and version of the client, such as `haberdash-storefront/0.1.0`. */
  readonly clientApp?: string;
  /** The campaign of the visit; sent if the contract takes it. */
  readonly leadSource?: string;
  /** The content environment outside production; sent if the contract takes it. */
  readonly cms?: string;
  readonly preview?: PreviewMode;
  /** The client's address, when a server calls on its behalf; rate limits count by it. */
  readonly forwardedFor?: string;
  /** Returned and logged by the services; generated per context if absent. */
  readonly correlationId?: string;
}

export interface CallIds {
  /** The same for every attempt. */
  readonly requestId: string;
  readonly correlationId: string;
  readonly usid: string | undefined;
}

const correlationIds = new WeakMap<RequestContext, string>();

export function correlationIdOf(context: RequestContext, newId: () => string): string {
  const known = context.correlationId ?? correlationIds.get(context);
  if (known !== undefined) return known;
  const made = newId();
  correlationIds.set(context, made);
  return made;
}

/** The shared headers of the contracts; unknown or unsupported ones are not sent. */
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

/** The shared query of content reads, if the contract takes it (spec 3 §5). */
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
