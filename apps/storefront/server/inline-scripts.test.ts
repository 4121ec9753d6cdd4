import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { hashesOfInlineScripts, replaceNonceByHashes } from './inline-scripts.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

it('every inline script is permitted by its hash, also one that waits in a noscript', () => {
  const html =
    '<script>a("é")</script><noscript><script type="module" async="">import "/a.js";\nb()</script></noscript>';
  expect(hashesOfInlineScripts(html)).toEqual([hash('a("é")'), hash('import "/a.js";\nb()')]);
});

it('files, data and repetitions need no hash of their own', () => {
  const html =
    '<script src="/a.js"></script><script type="application/ld+json">{"a":1}</script><script>b()</script><script>b()</script>';
  expect(hashesOfInlineScripts(html)).toEqual([hash('b()')]);
});

it('a kept page carries no nonce, neither in its text nor in its policy', () => {
  const page = replaceNonceByHashes(
    '<link nonce="N1" href="/a.js"/><script nonce="N1">a()</script>',
    "script-src 'self' 'nonce-N1'; img-src 'self'",
    'N1',
  );
  expect(page).toEqual({
    html: '<link href="/a.js"/><script>a()</script>',
    policy: `script-src 'self' ${hash('a()')}; img-src 'self'`,
  });
});

it('a page with the nonce at any other place is not kept', () => {
  expect(replaceNonceByHashes('<p>N1</p>', "script-src 'nonce-N1'", 'N1')).toBeUndefined();
});
