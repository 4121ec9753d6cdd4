import { expect, it } from 'vitest';
import { createPageStyles } from './page-styles.server.ts';

const SHEETS = { '/assets/a.css': '.a{top:0}', '/assets/b.css': '.b{top:0}.c[data-on]{top:0}' };
const LINK_A = '<link rel="stylesheet" href="/assets/a.css"/>';
const LINK_B = '<link rel="stylesheet" nonce="x" href="/assets/b.css"/>';
const head = (links: string) => `<html><head><title>Coats</title>${links}</head><body>`;
const write = createPageStyles(SHEETS);
function stylesOf(parts: Parameters<typeof write>[0]): string | undefined {
  const [start] = write(parts, 'n0nce');
  return typeof start === 'string' ? /<style nonce="n0nce">(.*?)<\/style>/.exec(start)?.[1] : undefined;
}

it('a document carries what its parts need of all stylesheets, also parts that were cached', () => {
  const cached = { text: '<i data-on="" class="x c"></i>' };
  expect(stylesOf([head(LINK_A), '<p class="a">', cached])).toBe('.a{top:0}.c[data-on]{top:0}');
  expect(stylesOf([head(LINK_A), cached])).toBe('.c[data-on]{top:0}');
  expect(stylesOf([head(LINK_A), '<p class="a">'])).toBe('.a{top:0}');
});

it('its stylesheets wait for the loader, and only without scripts they do not', () => {
  const [text] = write([head(LINK_A + LINK_B)], 'n0nce');
  expect(text).toBe(
    head(`<style nonce="n0nce"></style><noscript id="waiting-styles">${LINK_A}${LINK_B}</noscript>`),
  );
});

it('a script for the head runs before the styles', () => {
  const [text] = createPageStyles(SHEETS, 'a()')([head(LINK_A)], 'n0nce');
  expect(text).toContain('<script nonce="n0nce">a()</script><style nonce="n0nce">');
});

it('stylesheets that are not of the build are left alone', () => {
  const parts = [head('<noscript><link rel="stylesheet" href="/en-us/consent.css"/></noscript>')];
  expect(write(parts, 'n0nce')).toEqual(parts);
});
