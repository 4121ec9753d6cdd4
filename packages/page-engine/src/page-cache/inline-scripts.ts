import { createHash } from 'node:crypto';

/** An inline script or style as our renderer writes it: no value of its attributes has a bracket in it. */
const INLINE = {
  'script-src': /<script(?![^<>]*\ssrc=)([^<>]*)>([\s\S]*?)<\/script>/g,
  'style-src': /<style([^<>]*)>([\s\S]*?)<\/style>/g,
} as const;
const DIRECTIVES = ['script-src', 'style-src'] as const;

/**
 * The sources of a content security policy that permit the inline scripts or styles of our own renderer, each once. It
 * alone knows the nonce of the rendering, so what is without it came with content or data, and must not count.
 */
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

/** A rendered page whose inline scripts and styles go by their hashes, so that its bytes are the same for everyone. */
export interface HashedPage {
  readonly html: string;
  readonly policy: string;
}

/**
 * Takes the nonce out of a page and of its policy, where hashes of what carried it stand in; undefined when the nonce
 * stands anywhere else, because such a page must not be cached.
 */
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
