import { expect, it } from 'vitest';
import { writeTraits } from './traits.ts';

const header = (name: string) => ({ name, in: 'header' });
const answer = (content?: object) => ({ description: 'x', ...(content === undefined ? {} : { content }) });
const json = answer({ 'application/json': {} });

/** The traits that the tool writes for one service, read back. */
function traitsOf(paths: object, more: object = {}): Readonly<Record<string, string>> {
  const written = writeTraits('shop', JSON.parse(JSON.stringify({ paths, ...more })));
  const common = /common: '(\w*)'/.exec(written)?.[1] ?? 'no common flags';
  const but = [...written.matchAll(/'([A-Z]+ [^']+)': '(\w*)'/g)].map(([, name = '', flags = '']) => [
    name,
    flags,
  ]);
  return { common, ...Object.fromEntries(but) };
}

it('writes what most operations have in common, and those that differ', () => {
  const site = { parameters: [header('locale')] };
  const read = { responses: { 200: json } };
  expect(
    traitsOf({
      '/a': { ...site, get: read, put: { ...read, security: [{ shopper: [] }] } },
      '/b/{id}': { ...site, get: read, delete: { responses: { 204: answer() } } },
    }),
  ).toEqual({ common: '', 'PUT /a': 't', 'DELETE /b/{id}': 'e' });
});

it.each([
  ['a token, unless the operation needs none', { security: [] }, ''],
  ['a write that may be repeated', { 'x-idempotent': true }, 'ti'],
  ['an answer that nothing has changed', { responses: { 200: json, 304: answer() } }, 'te'],
  ['an answer in bytes', { responses: { 200: answer({ 'application/pdf': {} }) } }, 'tb'],
  ['the lead source', { parameters: [header('x-lead-source')] }, 'tl'],
  ['the preview mode', { parameters: [{ $ref: '#/components/parameters/Moment' }] }, 'tp'],
  ['the content environment', { parameters: [{ name: 'cms', in: 'query' }] }, 'tc'],
  ['an error without a body, which is none of its answers', { responses: { 200: json, 500: answer() } }, 't'],
])('knows %s', (_name, operation, flags) => {
  const shared = {
    security: [{ shopper: [] }],
    components: { parameters: { Moment: { name: 'previewDateTime', in: 'query' } } },
  };
  const path = { parameters: [header('locale')], post: { responses: { 200: json }, ...operation } };
  expect(traitsOf({ '/a': path }, shared)).toEqual({ common: flags });
});

it('keeps our headers from a host that does not ask for the locale', () => {
  expect(traitsOf({ '/a': { get: { responses: { 200: json } } } })).toEqual({ common: 'x' });
});
