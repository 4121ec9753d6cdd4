import { expect, it } from 'vitest';
import { createPageKey } from './page-key.ts';

const keyOf = createPageKey((pathname, parameters) => {
  if (pathname.startsWith('/own') || parameters.has('preview')) return undefined;
  return pathname === '/list' ? ['sort', 'size'] : [];
});

it.each([
  ['/', '/'],
  ['/?utm_source=mail&sort=new', '/'],
  ['/list?size=M&utm_medium=x&sort=new&size=L', '/list?size=M&size=L&sort=new'],
  ['/list.data?_routes=routes%2Flist&size=M', '/list.data?_routes=routes%2Flist&size=M'],
  ['/list?_routes=x', '/list'],
])('%s is cached as %s: by what its page declares, in one order', (url, key) => expect(keyOf(url)).toBe(key));

it.each(['/own', '/own.data', '/?preview=1', `/list?size=${'a'.repeat(600)}`])('%s has no key', (url) =>
  expect(keyOf(url)).toBeUndefined(),
);
