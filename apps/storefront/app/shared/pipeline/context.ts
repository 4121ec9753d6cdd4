import { createContext } from 'react-router';
import type { Apis, PublicApis } from '../api/clients.ts';
import type { Site } from '../sites/sites.ts';
import type { ConsentGate, Decision } from '@haberdash/experiments';
import type { PreviewMode } from '@haberdash/api-client';
import type { ShopperSession } from '../session/shopper-session.ts';

/** The visitor's privacy settings. */
export interface Visitor {
  readonly consent: ConsentGate;
  readonly hasPrivacySignal: boolean;
}

export const correlationContext = createContext<string>();
export const siteContext = createContext<Site>();
/** The shopper's tokens and basket; read by private reads and actions only. */
export const sessionContext = createContext<ShopperSession>();
export const publicApiContext = createContext<PublicApis>();
export const apiContext = createContext<Apis>();
/** The same for another site, before the shopper switches to it. */
export const apisInContext = createContext<(site: Site) => Apis>();
/** A preview, and the segment or variant that it shows to everyone (spec 3 §6). */
export interface ShopPreview extends PreviewMode {
  readonly testContext?: string;
}
/** The preview that a valid ticket has opened; null for every shopper. */
export const previewContext = createContext<ShopPreview | null>(null);
export const visitorContext = createContext<Visitor>();

/**
 * The decision about a flag, undefined for the baseline. A cached page that uses a flag is cached once for each of its
 * variations.
 */
export type DecideFlag = (flagKey: string) => Promise<Decision | undefined>;
export const decideFlagContext = createContext<DecideFlag>(async () => undefined);
