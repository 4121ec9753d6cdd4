import { createHash } from 'node:crypto';

/** An inline script or style as our renderer writes it: without brackets in attributes. */
const INLINE = {
  'script-src': /<script(?![^<>]*\ssrc=)([^<>]*)>([\s\S]*?)<\/script>/g,
  'style-src': /<style([^<>]*)>([\s\S]*?)<\/style>/g,
} as const;
const DIRECTIVES = ['script-src', 'style-src'] as const;

/** The CSP hashes of inline scripts or styles with the render's nonce; others came with content or data. */
export function hashesOfInline(
  directive: (typeof DIRECTIVES)[number],
  html: string,
  nonce: string,
): readonly string[] {
  const hashes = new Set<string>();
  for (const [, attributes = '', text = ''] of html.matchAll(INLINE[directive])) {
    if (!attributes.split(' ').includes(`nonce="${nonce}"`)) continue;
    hashes.add(`'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`);
  }
  return [...hashes];
}

/** A page whose inline scripts and styles are permitted by hashes, with the same bytes for everyone. */
export interface HashedPage {
  readonly html: string;
  readonly policy: string;
}

/** Replaces the nonce in a page and its policy by hashes; undefined (uncacheable) if it is elsewhere. */
export function replaceNonceByHashes(html: string, policy: string, nonce: string): HashedPage | undefined {
  const text = html.replaceAll(` nonce="${nonce}"`, '');
  const source = ` 'nonce-${nonce}'`;
  if (text.includes(nonce) || !policy.includes(source)) return undefined;
  const hashed = policy.split('; ').map((part) => {
    const directive = DIRECTIVES.find((name) => part.startsWith(`${name} `));
    if (directive === undefined) return part;
    const sources = hashesOfInline(directive, html, nonce).map((hash) => ` ${hash}`);
    return part.replace(source, sources.join(''));
  });
  return { html: text, policy: hashed.join('; ') };
}
