import { TRUSTED_TYPES_POLICY } from '@haberdash/page-engine';
import { nonceContext, nonceFor } from '@haberdash/page-engine/document';
import type { MiddlewareFunction } from 'react-router';
import type { TagSettings } from '../consent/tag-settings.ts';
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
  /** Providers of analytics; without one the policy names no origin of theirs. */
  readonly tags?: TagSettings | undefined;
  /** The development server inlines styles and talks over a web socket. */
  readonly isDevelopment: boolean;
  readonly frameAncestor?: string | undefined;
}

const PLAYER_FRAMES = 'https://www.youtube-nocookie.com';
const PLAYER_FILES = 'https://res.cloudinary.com';

/** What Google names for Tag Manager and Analytics 4; the default policy lets scripts of the first origin in only. */
const GOOGLE = {
  script: ['https://*.googletagmanager.com'],
  image: ['https://*.googletagmanager.com', 'https://*.google-analytics.com'],
  connect: [
    'https://*.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
  ],
  trustedTypes: ['default', 'goog#html'],
} as const;

const NOTHING = { script: [], image: [], connect: [], trustedTypes: [] } as const;

/** Sources of the configured providers of analytics, one list a directive. */
function sourcesOf({ google, collector }: TagSettings = {}) {
  const { connect, ...others } = google === undefined ? NOTHING : GOOGLE;
  return { ...others, connect: collector === undefined ? connect : [...connect, new URL(collector).origin] };
}

const list = (...sources: readonly string[]): string => sources.join(' ');

/**
 * The content security policy: own files, scripts and styles with this response's nonce, and frames of the payment
 * provider.
 */
export function contentSecurityPolicy({
  nonce,
  paymentOrigin,
  captchaOrigin = paymentOrigin,
  hasPlayers = false,
  tags,
  isDevelopment,
  frameAncestor = "'none'",
}: PolicyFacts): string {
  const allowed = sourcesOf(tags);
  return [
    "default-src 'self'",
    list("script-src 'self'", `'nonce-${nonce}'`, ...allowed.script),
    isDevelopment ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' 'nonce-${nonce}'`,
    list("img-src 'self' data:", ...allowed.image),
    "font-src 'self'",
    list("connect-src 'self'", ...(isDevelopment ? ['ws:'] : []), ...allowed.connect),
    `frame-src ${[...new Set([paymentOrigin, captchaOrigin, ...(hasPlayers ? [PLAYER_FRAMES] : [])])].join(' ')}`,
    ...(hasPlayers ? [`media-src 'self' ${PLAYER_FILES}`] : []),
    `frame-ancestors ${frameAncestor}`,
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "manifest-src 'self'",
    ...(isDevelopment
      ? []
      : [
          "require-trusted-types-for 'script'",
          list('trusted-types', TRUSTED_TYPES_POLICY, ...allowed.trustedTypes),
        ]),
  ].join('; ');
}

export const security: MiddlewareFunction<Response> = async ({ request, url, context }, next) => {
  const { nonce, isForPageCache } = nonceFor(request);
  context.set(nonceContext, nonce);
  const response = await next();
  const { paymentOrigin, publicOrigin, previewOrigin, hasCaptcha, captchaOrigin, tags } = config();
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
        tags,
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
