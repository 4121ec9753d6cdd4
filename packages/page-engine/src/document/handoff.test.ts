import type { StaticHandlerContext } from 'react-router';
import { expect, it } from 'vitest';
import { handOff } from './handoff.server.ts';
import { OpaqueLoaderData } from './opaque-loader-data.server.ts';

const context = (loaderData: StaticHandlerContext['loaderData'], more: object = {}) =>
  ({ loaderData, actionData: null, errors: null, ...more }) as unknown as StaticHandlerContext;

const frame = { menuItems: [] };
const listing = { title: 'New' };
const page = (more?: object) =>
  context({ root: undefined, frame: new OpaqueLoaderData(frame), page: new OpaqueLoaderData(listing) }, more);

it('a page takes its data, which the router has not seen', () => {
  const { loaderData, script } = handOff(page());
  expect(loaderData).toEqual({ root: undefined, frame, page: listing });
  expect(loaderData['page']).toBe(listing);
  expect(script?.text).toContain('\\"title\\"');
});

it('the same public data are written once', () => {
  expect(handOff(page()).script).toBe(handOff(page()).script);
});

it('changed data of the layout around a page are encoded again', () => {
  const other = context({
    root: undefined,
    frame: new OpaqueLoaderData({ menuItems: ['x'] }),
    page: new OpaqueLoaderData(listing),
  });
  expect(handOff(other).script).not.toBe(handOff(page()).script);
  expect(handOff(other).script?.text).toContain('\\"x\\"');
});

it('what one visitor has sent, or reads beside a public page, is never remembered', () => {
  const sent = { actionData: { page: { email: 'linh@example.com' } } };
  expect(handOff(page(sent)).script?.text).toContain('linh@');
  expect(handOff(page()).script?.text).not.toContain('linh@');
  const own = () => context({ frame: new OpaqueLoaderData(frame), page: { basket: 'b-1' } });
  expect(handOff(own()).script?.text).toContain('b-1');
  expect(handOff(own()).script).not.toBe(handOff(own()).script);
});

it('a page that only one visitor reads is left to the router', () => {
  expect(handOff(context({ page: { basket: 'b-1' } })).script).toBeUndefined();
});
