/** What every call tells the services about the site and the shopper's channel (spec 2 §7). */
export interface RequestContext {
  /** Language and country in lower case, such as `en-us`. */
  readonly locale: string;
  readonly brand: string;
  readonly region: 'NORA' | 'EMEA';
  readonly siteId: string;
  /** `MAPP` in the mobile web view. */
  readonly channel?: 'ECOMM' | 'MAPP';
  /** Repeated by the services on their answers and in their logs. */
  readonly correlationId?: string;
}

/** The shared headers of the contracts; ids that are not known are not sent. */
export function contextHeaders(context: RequestContext, usid: string | undefined): Record<string, string> {
  return {
    locale: context.locale,
    brand: context.brand,
    region: context.region,
    siteid: context.siteId,
    channel: context.channel ?? 'ECOMM',
    ...(context.correlationId === undefined ? {} : { 'x-correlation-id': context.correlationId }),
    ...(usid === undefined ? {} : { 'x-usid': usid }),
  };
}
