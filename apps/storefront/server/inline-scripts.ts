import { createHash } from 'node:crypto';

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;
/** Facts for search engines are data: a browser does not run them, so they need no permission. */
const DATA = /\stype="application\/(?:ld\+)?json"/;

/** The sources of a content security policy that permit exactly the inline scripts of a page, each once. */
export function hashesOfInlineScripts(html: string): readonly string[] {
  const hashes = new Set<string>();
  for (const [, attributes = '', text = ''] of html.matchAll(INLINE_SCRIPT)) {
    if (DATA.test(attributes)) continue;
    hashes.add(`'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`);
  }
  return [...hashes];
}

/** A rendered page whose inline scripts go by their hashes, so that its bytes are the same for everyone. */
export interface HashedPage {
  readonly html: string;
  readonly policy: string;
}

/**
 * Takes the nonce out of a page and of its policy, where hashes of its inline scripts stand in; undefined when the
 * nonce stands anywhere else, because such a page must not be kept.
 */
export function replaceNonceByHashes(html: string, policy: string, nonce: string): HashedPage | undefined {
  const text = html.replaceAll(` nonce="${nonce}"`, '');
  const source = `'nonce-${nonce}'`;
  if (text.includes(nonce) || !policy.includes(source)) return undefined;
  return { html: text, policy: policy.replace(source, hashesOfInlineScripts(text).join(' ')) };
}
