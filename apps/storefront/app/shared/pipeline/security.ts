import { TRUSTED_TYPES_POLICY } from '@haberdash/page-engine';
import { nonceContext, nonceFor } from '@haberdash/page-engine/document';
import type { MiddlewareFunction } from 'react-router';
import { config } from '../config/config.ts';
import { securityHeaders } from './security-headers.ts';

export interface PolicyFacts {
  readonly nonce: string;
  readonly paymentOrigin: string;
  /** The development server inlines styles and talks over a web socket. */
  readonly isDevelopment: boolean;
}

/** What a page may load and run: own files, scripts and styles with this answer's nonce, and frames of the payment party. */
export function contentSecurityPolicy({ nonce, paymentOrigin, isDevelopment }: PolicyFacts): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    isDevelopment ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    isDevelopment ? "connect-src 'self' ws:" : "connect-src 'self'",
    `frame-src ${paymentOrigin}`,
    "frame-ancestors 'none'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "manifest-src 'self'",
    ...(isDevelopment ? [] : ["require-trusted-types-for 'script'", `trusted-types ${TRUSTED_TYPES_POLICY}`]),
  ].join('; ');
}

/** Makes the nonce of the answer and sets the security headers. */
export const security: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const { nonce, isForPageCache } = nonceFor(request);
  context.set(nonceContext, nonce);
  const response = await next();
  const { paymentOrigin, publicOrigin } = config();
  // The production server sets them for every answer; the development server knows this pipeline only.
  for (const [name, value] of securityHeaders(publicOrigin.startsWith('https:')))
    response.headers.set(name, value);
  if (response.headers.get('content-type')?.startsWith('text/html')) {
    const isDevelopment = import.meta.env.DEV;
    response.headers.set(
      'content-security-policy',
      contentSecurityPolicy({ nonce, paymentOrigin, isDevelopment }),
    );
    // The page cache puts hashes in the place of the nonce; every other answer carries it out, and a nonce is for one.
    if (!isForPageCache && response.headers.get('cache-control')?.startsWith('public') === true)
      response.headers.set('cache-control', 'private, no-cache');
  }
  return response;
};
