import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { hashesOfInline, replaceNonceByHashes } from './inline-scripts.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

it('every inline script of the renderer is permitted by its hash, also one that waits in a noscript', () => {
  const html =
    '<script nonce="N1">a("é")</script><noscript><script type="module" async="" nonce="N1">import "/a.js";\nb()</script></noscript>';
  expect(hashesOfInline('script-src', html, 'N1')).toEqual([hash('a("é")'), hash('import "/a.js";\nb()')]);
});

it.each([
  ['came with content', '<script>evil()</script>'],
  ['guesses a nonce', '<script nonce="N2">evil()</script>'],
  ['has an empty nonce', '<script nonce="">evil()</script>'],
  ['names the nonce as something else', '<script data-nonce="N1">evil()</script>'],
  ['stands in an attribute of another', '<script title="<script nonce=">evil()</script>'],
])('a script that %s is permitted by nothing', (_what, script) => {
  const html = `${script}<script nonce="N1">ours()</script>`;
  expect(hashesOfInline('script-src', html, 'N1')).toEqual([hash('ours()')]);
  expect(replaceNonceByHashes(html, "script-src 'nonce-N1'", 'N1')?.policy ?? '').not.toContain(
    hash('evil()'),
  );
});

it('files, data and repetitions need no hash of their own', () => {
  const html =
    '<script nonce="N1" src="/a.js"></script><script type="application/ld+json">{"a":1}</script><script nonce="N1">b()</script><script nonce="N1">b()</script>';
  expect(hashesOfInline('script-src', html, 'N1')).toEqual([hash('b()')]);
});

it('a cached page carries no nonce, neither in its text nor in its policy', () => {
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

it('a style of the renderer is permitted by its hash among styles, and none without the nonce', () => {
  const page = replaceNonceByHashes(
    '<style nonce="N1">a{top:0}</style><style>b{top:0}</style><script nonce="N1">a()</script>',
    "script-src 'self' 'nonce-N1'; style-src 'self' 'nonce-N1'",
    'N1',
  );
  expect(page?.policy).toBe(`script-src 'self' ${hash('a()')}; style-src 'self' ${hash('a{top:0}')}`);
});

it('a page with the nonce at any other place is not cached', () => {
  expect(replaceNonceByHashes('<p>N1</p>', "script-src 'nonce-N1'", 'N1')).toBeUndefined();
});
