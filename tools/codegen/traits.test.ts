import { expect, it } from 'vitest';
import { writeTraits } from './traits.ts';

const header = (name: string) => ({ name, in: 'header' });
const response = (content?: object) => ({ description: 'x', ...(content === undefined ? {} : { content }) });
const json = response({ 'application/json': {} });

/** The generated traits of one service. */
function traitsOf(paths: object, more: object = {}): Readonly<Record<string, string>> {
  const written = writeTraits('shop', JSON.parse(JSON.stringify({ paths, ...more })));
  const list = (text: string): string => text.replaceAll(/[', ]+/g, ' ').trim();
  const common = list(/common: \[(.*)\]/.exec(written)?.[1] ?? 'no common traits');
  const but = [...written.matchAll(/'([A-Z]+ [^']+)': \[?(.*?)\]?,\n/g)].map(([, name = '', traits = '']) => [
    name,
    list(traits),
  ]);
  return { common, ...Object.fromEntries(but) };
}

it('writes what most operations have in common, and those that differ', () => {
  const site = { parameters: [header('locale')] };
  const read = { responses: { 200: json } };
  expect(
    traitsOf({
      '/a': { ...site, get: read, put: { ...read, security: [{ shopper: [] }] } },
      '/b/{id}': { ...site, get: read, delete: { responses: { 204: response() } } },
    }),
  ).toEqual({ common: '', 'PUT /a': 'token', 'DELETE /b/{id}': 'empty' });
});

it.each([
  ['a token, unless the operation needs none', { security: [] }, ''],
  ['a write that may be repeated', { 'x-idempotent': true }, 'token idempotent'],
  ['an answer that nothing has changed', { responses: { 200: json, 304: response() } }, 'token empty'],
  ['an answer in bytes', { responses: { 200: response({ 'application/pdf': {} }) } }, 'token bytes'],
  ['the lead source', { parameters: [header('x-lead-source')] }, 'token lead-source'],
  ['the preview mode', { parameters: [{ $ref: '#/components/parameters/Moment' }] }, 'token preview'],
  ['the content environment', { parameters: [{ name: 'cms', in: 'query' }] }, 'token cms'],
  [
    'an error without a body, which is none of its answers',
    { responses: { 200: json, 500: response() } },
    'token',
  ],
])('knows %s', (_name, operation, traits) => {
  const shared = {
    security: [{ shopper: [] }],
    components: { parameters: { Moment: { name: 'previewDateTime', in: 'query' } } },
  };
  const path = { parameters: [header('locale')], post: { responses: { 200: json }, ...operation } };
  expect(traitsOf({ '/a': path }, shared)).toEqual({ common: traits });
});

it('sends no headers to a host without the locale', () => {
  expect(traitsOf({ '/a': { get: { responses: { 200: json } } } })).toEqual({ common: 'external' });
});

it('has the actions of the bot defence, and the time-outs of operations', () => {
  const place = { 'x-bot-action': 'placeOrder', 'x-timeout-ms': 15_000, responses: { 200: json } };
  const written = writeTraits('shop', JSON.parse(JSON.stringify({ paths: { '/order': { put: place } } })));
  expect(written).toContain("botActions: {\n    'PUT /order': 'placeOrder',\n  }");
  expect(written).toContain("timeoutsMs: {\n    'PUT /order': 15000,\n  }");
});
