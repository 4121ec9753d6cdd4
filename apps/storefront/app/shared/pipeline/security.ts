import { TRUSTED_TYPES_POLICY } from '@haberdash/page-engine';
import { nonceContext, nonceFor } from '@haberdash/page-engine/document';
import type { MiddlewareFunction } from 'react-router';
import { pageOf } from '../../pages/page-of.ts';
import { pageRow } from '../../pages/pages.ts';
import { config } from '../config/config.ts';
import { securityHeaders } from './security-headers.ts';

export interface PolicyFacts {
  readonly nonce: string;
  readonly paymentOrigin: string;
  readonly captchaOrigin?: string | undefined;
  /** The page may embed players of other providers, which load only with consent and on request. */
  readonly hasPlayers?: boolean | undefined;
  /** The development server inlines styles and talks over a web socket. */
  readonly isDevelopment: boolean;
  readonly frameAncestor?: string | undefined;
}

const PLAYER_FRAMES = 'https://www.youtube-nocookie.com';
const PLAYER_FILES = 'https://res.cloudinary.com';

/**
 * The content security policy: own files, scripts and styles with this response's nonce, and frames of the payment
 * provider.
 */
export function contentSecurityPolicy({
  nonce,
  paymentOrigin,
  captchaOrigin = paymentOrigin,
  hasPlayers = false,
  isDevelopment,
  frameAncestor = "'none'",
}: PolicyFacts): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    isDevelopment ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    isDevelopment ? "connect-src 'self' ws:" : "connect-src 'self'",
    `frame-src ${[...new Set([paymentOrigin, captchaOrigin, ...(hasPlayers ? [PLAYER_FRAMES] : [])])].join(' ')}`,
    ...(hasPlayers ? [`media-src 'self' ${PLAYER_FILES}`] : []),
    `frame-ancestors ${frameAncestor}`,
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "manifest-src 'self'",
    ...(isDevelopment ? [] : ["require-trusted-types-for 'script'", `trusted-types ${TRUSTED_TYPES_POLICY}`]),
  ].join('; ');
}

export const security: MiddlewareFunction<Response> = async ({ request, url, context }, next) => {
  const { nonce, isForPageCache } = nonceFor(request);
  context.set(nonceContext, nonce);
  const response = await next();
  const { paymentOrigin, publicOrigin, previewOrigin, hasCaptcha, captchaOrigin } = config();
  // The production server sets them for every response; the development server runs only this pipeline.
  for (const [name, value] of securityHeaders(publicOrigin.startsWith('https:')))
    response.headers.set(name, value);
  if (response.headers.get('content-type')?.startsWith('text/html')) {
    const isDevelopment = import.meta.env.DEV;
    // Editors preview public pages in a frame; private pages allow none.
    const isForEveryone = pageRow(pageOf(url.pathname)).cache === 'public';
    const frameAncestor = isForEveryone ? previewOrigin : undefined;
    response.headers.set(
      'content-security-policy',
      contentSecurityPolicy({
        nonce,
        paymentOrigin,
        captchaOrigin: hasCaptcha ? captchaOrigin : undefined,
        hasPlayers: isForEveryone,
        isDevelopment,
        frameAncestor,
      }),
    );
    // The page cache replaces the nonce by hashes; in any other cache a nonce would be shared.
    if (!isForPageCache && response.headers.get('cache-control')?.startsWith('public') === true)
      response.headers.set('cache-control', 'private, no-cache');
  }
  return response;
};
