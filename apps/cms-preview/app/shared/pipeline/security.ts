import { TRUSTED_TYPES_POLICY } from '@haberdash/page-engine';
import { nonceContext, nonceFor, readLogContext } from '@haberdash/page-engine/document';
import type { MiddlewareFunction } from 'react-router';
import { config } from '../config/config.ts';

/** A page may load its own files, and frames of itself and of the shop. */
function contentSecurityPolicy(nonce: string, isDevelopment: boolean): string {
  const { frameOrigins, parentOrigins, shopOrigin } = config();
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    isDevelopment ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data: https: ${shopOrigin}`,
    // The shop's films are redirected to its origin.
    `media-src 'self' https: ${shopOrigin}`,
    `frame-src 'self' ${frameOrigins.join(' ')}`,
    `frame-ancestors 'self' ${parentOrigins.join(' ')}`.trim(),
    isDevelopment ? "connect-src 'self' ws:" : "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    ...(isDevelopment ? [] : ["require-trusted-types-for 'script'", `trusted-types ${TRUSTED_TYPES_POLICY}`]),
  ].join('; ');
}

/** Security headers: no caching, no indexing, same-origin writes only. */
export const security: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const { nonce } = nonceFor(request);
  context.set(nonceContext, nonce);
  context.set(readLogContext, new Set());
  if (isForeignWrite(request))
    return new Response('This did not come from a page of the preview.', { status: 403 });
  const response = await next();
  response.headers.set('cache-control', 'private, no-store');
  response.headers.set('x-robots-tag', 'noindex');
  response.headers.set('x-content-type-options', 'nosniff');
  // A ticket in an address must not reach another host.
  response.headers.set('referrer-policy', 'same-origin');
  if (response.headers.get('content-type')?.startsWith('text/html') === true)
    response.headers.set('content-security-policy', contentSecurityPolicy(nonce, import.meta.env.DEV));
  return response;
};

function isForeignWrite(request: Request): boolean {
  if (request.method === 'GET' || request.method === 'HEAD') return false;
  const site = request.headers.get('sec-fetch-site');
  const origin = request.headers.get('origin');
  if (site !== null) return site !== 'same-origin' && site !== 'none';
  return origin === null || !URL.canParse(origin) || new URL(origin).host !== request.headers.get('host');
}
