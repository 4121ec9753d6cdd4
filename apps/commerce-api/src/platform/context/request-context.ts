import type { FastifyRequest } from 'fastify';

import { ServiceError } from '../errors/service-error.ts';
import type { Client } from '../limits/client.ts';
import { editionOf, languageOf, type Edition, type Language } from '../../shared/text.ts';
import type { Currency } from '../../shared/money.ts';
import type { Region } from '../../shared/countries/country.ts';
import { siteOfLocale } from '../../shared/countries/sites.ts';

/** Whom the token stands for. */
export interface Shopper {
  readonly subject: string;
  readonly usid: string;
  readonly type: 'Guest' | 'Registered' | 'Agent';
}

/** Who is calling. */
export type Actor = { readonly kind: 'anonymous' } | { readonly kind: 'shopper'; readonly shopper: Shopper };

/** Everything about a request that is not its subject matter. */
export interface RequestContext {
  readonly correlationId: string;
  readonly actor: Actor;
  readonly locale: string;
  readonly language: Language;
  /** What texts are written in for this site. */
  readonly edition: Edition;
  readonly country: string;
  readonly currency: Currency;
  readonly region: Region;
  readonly brand: string;
  readonly siteId: string;
  readonly channel: 'ECOMM' | 'MAPP';
  /** Where the call comes from; for limits only. */
  readonly client?: Client | undefined;
}

const DEFAULT_LOCALE = 'en-us';

const header = (request: FastifyRequest, name: string): string | undefined => {
  const value = request.headers[name];
  return typeof value === 'string' ? value : undefined;
};

/** Builds the context from headers that fit the contract; a shop that does not exist is rejected. */
export function readContext(request: FastifyRequest, actor: Actor): RequestContext {
  const locale = header(request, 'locale') ?? DEFAULT_LOCALE;
  const site = siteOfLocale(locale);
  if (site === undefined) throw new ServiceError('API400', { field: 'headers.locale' });
  const region = header(request, 'region') ?? site.region;
  if (region !== site.region) throw new ServiceError('API400', { field: 'headers.region' });
  return {
    correlationId: request.id,
    actor,
    locale,
    language: languageOf(locale),
    edition: editionOf(locale),
    country: site.country,
    currency: site.currency,
    region: site.region,
    brand: header(request, 'brand') ?? '',
    siteId: header(request, 'siteid') ?? '',
    channel: header(request, 'channel') === 'MAPP' ? 'MAPP' : 'ECOMM',
    client: request.client,
  };
}

/** The shopper of a call that needs one. */
export function shopperOf(context: RequestContext): Shopper {
  if (context.actor.kind !== 'shopper') throw new ServiceError('AUT401');
  return context.actor.shopper;
}
