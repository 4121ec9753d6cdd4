import { createHash } from 'node:crypto';

/** A script as our renderer writes it: no value of its attributes has a bracket in it. */
const INLINE_SCRIPT = /<script(?![^<>]*\ssrc=)([^<>]*)>([\s\S]*?)<\/script>/g;

/**
 * The sources of a content security policy that permit the inline scripts of our own renderer, each once. It alone
 * knows the nonce of the rendering, so a script without it came with content or data, and must not run.
 */
export function hashesOfInlineScripts(html: string, nonce: string): readonly string[] {
  const hashes = new Set<string>();
  for (const [, attributes = '', text = ''] of html.matchAll(INLINE_SCRIPT)) {
    if (!attributes.split(' ').includes(`nonce="${nonce}"`)) continue;
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
 * Takes the nonce out of a page and of its policy, where hashes of the scripts that carried it stand in; undefined when the
 * nonce stands anywhere else, because such a page must not be cached.
 */
export function replaceNonceByHashes(html: string, policy: string, nonce: string): HashedPage | undefined {
  const text = html.replaceAll(` nonce="${nonce}"`, '');
  const source = `'nonce-${nonce}'`;
  if (text.includes(nonce) || !policy.includes(source)) return undefined;
  return { html: text, policy: policy.replace(source, hashesOfInlineScripts(html, nonce).join(' ')) };
}
