import { data, RouterContextProvider, type LoaderFunctionArgs } from 'react-router';
import { expect, it } from 'vitest';
import { OpaqueLoaderData } from '../document/opaque-loader-data.server.ts';
import { cacheControlOf, declareRead, readLogContext, type ReadKind } from './declare-read.ts';

function ask<Data>(kind: ReadKind, response: Data, path = '/') {
  const context = new RouterContextProvider();
  const kinds = new Set<ReadKind>();
  context.set(readLogContext, kinds);
  const request = new Request(`http://localhost${path}`);
  const loader = declareRead({ kind, run: async () => response, toFault: (thrown) => thrown });
  const args = { request, context, params: {} } as unknown as LoaderFunctionArgs;
  return { loader, kinds, answer: loader(args), args };
}

it('a read has a declared kind, and logs it for its request', async () => {
  const { loader, kinds, answer: response } = ask('segment', { a: 1 });
  await response;
  expect(loader.readKind).toBe('segment');
  expect([...kinds]).toEqual(['segment']);
});

it('the router sees nothing of the data of a public read for a document', async () => {
  const response = { title: 'Coats' };
  const hidden = await ask('public', response).answer;
  expect(hidden).toBeInstanceOf(OpaqueLoaderData);
  expect(OpaqueLoaderData.reveal(hidden)).toBe(response);
});

it.each([
  ['a client navigation', 'public', { title: 'Coats' }, '/page.data'],
  ['a private read', 'private', { title: 'Bag' }, '/'],
  ['an answer with a status of its own', 'public', data({ title: 'Coats' }, 203), '/'],
  ['an answer that is no object', 'public', 'text', '/'],
] as const)('%s is returned unchanged', async (_what, kind, response, path) => {
  expect(await ask(kind, response, path).answer).toBe(response);
});

it('a public read of a route without a page responds with its data as JSON', async () => {
  const { answer: response } = ask('public', { looks: [{ id: '1' }] }, '/looks/list');
  expect(await Response.json(await response).json()).toEqual({ looks: [{ id: '1' }] });
});

it('what a read throws is turned into the fault of the application', async () => {
  const { args } = ask('public', {});
  const loader = declareRead({
    kind: 'public',
    run: () => Promise.reject(new Error('service down')),
    toFault: (thrown) => new TypeError(`fault: ${thrown instanceof Error ? thrown.message : ''}`),
  });
  await expect(loader(args)).rejects.toThrow('fault: service down');
});

it.each([
  [['public'], 200, {}, /^public, max-age=0, s-maxage=60/],
  [['public', 'segment'], 200, {}, /^private, no-cache$/],
  [['public', 'private'], 200, {}, /^private, no-store$/],
  [[], 200, {}, /^private, no-store$/],
  [['public'], 200, { 'set-cookie': 'a=1' }, /^private, no-store$/],
  [['public'], 503, {}, /^private, no-store$/],
  [['public'], 429, {}, /^private, no-store$/],
] as const)('reads %j with the status %i and %j are cached as %s', (kinds, status, headers, expected) => {
  expect(cacheControlOf(new Set(kinds), new Response('', { status, headers }))).toMatch(expected);
});
