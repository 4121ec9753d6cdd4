import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { documentOf, EXAMPLES, KNOWN_DOCUMENTS } from './documents.ts';

const root = new URL('../../../../../../', import.meta.url);

/** Every example must exist in the demo. */
function isWritten(text: string): boolean {
  const { kind, slug } = documentOf(text) ?? {};
  return existsSync(new URL(`demo/shop/src/content/documents/${kind}/${slug}.json`, root));
}

it('the documents that the form offers and gives as examples are written', () => {
  expect(EXAMPLES).toContain('category/100000');
  expect([...EXAMPLES, ...KNOWN_DOCUMENTS].filter((text) => !isWritten(text))).toEqual([]);
});

it('the documents that the page for editors names are written', () => {
  const page = readFileSync(new URL('docs/preview.md', root), 'utf8');
  const named = [...page.matchAll(/`((?:page|augmentedpage|category|product|fragment)\/[^`]+)`/g)];
  expect(named.length).toBeGreaterThan(2);
  expect(named.map(([, text = '']) => text).filter((text) => !isWritten(text))).toEqual([]);
});
