import { describe, expect, it } from 'vitest';
import { isSafeUrl, resolveLink } from './links.ts';

const context = { locale: 'en-us', path: '/en-us/women?color=red&size=S' };

describe('resolveLink', () => {
  it.each([
    ['a path goes below the locale', '/women/jackets', '/en-us/women/jackets'],
    ['a path without a slash too', 'women', '/en-us/women'],
    ['the root is the home of the locale', '/', '/en-us'],
    ['a query of the root stays', '/?a=1', '/en-us?a=1'],
    ['a path that has a locale keeps it', '/fr-fr/femmes', '/fr-fr/femmes'],
    ['a path that only begins like a locale does not count as one', '/t-shirts', '/en-us/t-shirts'],
    ['#modal is put after the current address', '#modal-size', '/en-us/women?color=red&size=S#modal-size'],
    [
      'the keys of ?…#modal win, the others stay',
      '?size=M&x=1#modal-fit',
      '/en-us/women?color=red&size=M&x=1#modal-fit',
    ],
    ['?#modal without keys keeps the query', '?#modal', '/en-us/women?color=red&size=S#modal'],
    ['another hash is unchanged', '#reviews', '#reviews'],
    ['another query is unchanged', '?page=2', '?page=2'],
    ['a query whose hash only mentions modal later is unchanged', '?a=1#my-modal', '?a=1#my-modal'],
    ['an address elsewhere is unchanged', 'https://example.com/a?b#c', 'https://example.com/a?b#c'],
    ['mail is unchanged', 'mailto:help@northfell.example', 'mailto:help@northfell.example'],
    ['telephone is unchanged', 'tel:+15550100', 'tel:+15550100'],
  ])('%s', (_name, url, expected) => expect(resolveLink(url, context)).toBe(expected));

  it('replaces a hash that the current address has', () => {
    expect(resolveLink('#modal-a', { locale: 'en-us', path: '/en-us/p#modal-b' })).toBe('/en-us/p#modal-a');
  });

  it('compares keys after decoding', () => {
    expect(resolveLink('?a%20b=2#modal', { locale: 'en-us', path: '/x?a+b=1&c=%zz' })).toBe(
      '/x?c=%zz&a%20b=2#modal',
    );
  });
});

describe('isSafeUrl', () => {
  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'blob:https://example.com/1',
    'file:///etc/passwd',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https:evil.example',
    'https:///evil.example',
    '',
  ])('rejects %j', (url) => expect(isSafeUrl(url)).toBe(false));

  it('gives no address for what it rejects', () => {
    expect(resolveLink('javascript:alert(1)', context)).toBeUndefined();
    expect(resolveLink('//evil.example', context)).toBeUndefined();
  });
});
