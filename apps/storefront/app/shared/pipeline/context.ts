import { createContext } from 'react-router';
import type { Apis, PublicApis } from '../api/clients.ts';
import type { Site } from '../sites/sites.ts';
import type { ConsentGate } from '@haberdash/experiments';
import type { ShopperSession } from '../session/shopper-session.ts';

/** How far an answer may travel: to everyone, to a segment of shoppers, to one shopper. */
export type ReadKind = 'public' | 'segment' | 'private';

/** Which kinds of reads have answered this request; the strictest decides about caches. */
export type ReadLog = Set<ReadKind>;

/** The visitor as far as privacy goes. */
export interface Visitor {
  readonly consent: ConsentGate;
  /** The browser sends Global Privacy Control. */
  readonly hasPrivacySignal: boolean;
}

/** The id that joins the log lines of all services about one request. */
export const correlationContext = createContext<string>();
/** The nonce of this answer's inline scripts; empty where no route fits, because then no middleware runs. */
export const nonceContext = createContext('');
/** Brand, region, locale and currency of the address. */
export const siteContext = createContext<Site>();
/** The shopper's tokens and basket; read by private reads and actions only. */
export const sessionContext = createContext<ShopperSession>();
/** Clients that know no shopper. */
export const publicApiContext = createContext<PublicApis>();
/** Clients that carry the shopper's token. */
export const apiContext = createContext<Apis>();
/** What the visitor has allowed. */
export const visitorContext = createContext<Visitor>();
export const readLogContext = createContext<ReadLog>();
