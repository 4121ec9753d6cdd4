import type { FastifyRequest } from 'fastify';

import { ServiceError } from '../errors/service-error.ts';
import type { Client } from '../limits/client.ts';
import { editionOf, languageOf, type Edition, type Language } from '../../shared/text.ts';
import type { Currency } from '../../shared/money.ts';
import type { Region } from '../../shared/countries/country.ts';
import { siteOfLocale } from '../../shared/countries/sites.ts';

/** The subject of a token. */
export interface Shopper {
  readonly subject: string;
  readonly usid: string;
  readonly type: 'Guest' | 'Registered' | 'Agent';
}

/** A content editor of some sites, by a ticket of the preview. */
export interface EditorActor {
  readonly kind: 'editor';
  /** The sign-in name. */
  readonly name: string;
}

export type Actor =
  | { readonly kind: 'anonymous' }
  | { readonly kind: 'shopper'; readonly shopper: Shopper }
  | EditorActor;

/** Request data outside of the operation's input. */
export interface RequestContext {
  readonly correlationId: string;
  readonly actor: Actor;
  readonly locale: string;
  readonly language: Language;
  /** Edition of the site's texts. */
  readonly edition: Edition;
  readonly country: string;
  readonly currency: Currency;
  readonly region: Region;
  readonly brand: string;
  readonly siteId: string;
  readonly channel: 'ECOMM' | 'MAPP';
  /** For limits only. */
  readonly client?: Client | undefined;
}

const DEFAULT_LOCALE = 'en-us';

const header = (request: FastifyRequest, name: string): string | undefined => {
  const value = request.headers[name];
  return typeof value === 'string' ? value : undefined;
};

/** Reads the context from validated headers; rejects an unknown site. */
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

/** The shopper of a call that requires a token. */
export function shopperOf(context: RequestContext): Shopper {
  if (context.actor.kind !== 'shopper') throw new ServiceError('AUT401');
  return context.actor.shopper;
}

/** Whom the objects of a call belong to: the shopper's subject or the editor's name. */
export function ownerOf(context: RequestContext): string {
  const { actor } = context;
  return actor.kind === 'editor' ? actor.name : shopperOf(context).subject;
}

/** The sign-in name of the editor of a call. */
export function editorOf({ actor }: RequestContext): string {
  if (actor.kind !== 'editor') throw new ServiceError('AUT401');
  return actor.name;
}
