// @vitest-environment happy-dom
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useBackgroundRead, useBackgroundResult } from './use-background-read.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const answers = (...responses: readonly (() => Promise<Response>)[]) => {
  const rest = [...responses];
  const requested: string[] = [];
  vi.stubGlobal('fetch', (path: string) => {
    requested.push(path);
    return rest.shift()?.() ?? Promise.reject(new Error('one request too many'));
  });
  return requested;
};
const json = (value: unknown) => () => Promise.resolve(Response.json(value));
const lost = () => Promise.reject(new TypeError('Failed to fetch'));

it('reads an address once, and gives the result to everything that shows it', async () => {
  const requested = answers(json(['first']));
  const other = renderHook(() => useBackgroundResult('/rows?item=1'));
  const { result, rerender } = renderHook(() => useBackgroundRead('/rows?item=1'));
  rerender();
  await waitFor(() => expect(result.current).toEqual(['first']));
  expect(other.result.current).toEqual(['first']);
  expect(renderHook(() => useBackgroundRead('/rows?item=1')).result.current).toEqual(['first']);
  expect(requested).toEqual(['/rows?item=1']);
});

it('a later page reads again what an earlier one has read', async () => {
  const requested = answers(json(['old']), json(['new']));
  const earlier = renderHook(() => useBackgroundRead('/rows?item=3'));
  await waitFor(() => expect(earlier.result.current).toEqual(['old']));
  earlier.unmount();
  const later = renderHook(() => useBackgroundRead('/rows?item=3'));
  await waitFor(() => expect(later.result.current).toEqual(['new']));
  expect(requested).toHaveLength(2);
});

it('reads nothing before it is wanted', () => {
  const requested = answers();
  renderHook(() => useBackgroundRead('/rows?item=2', false));
  expect(requested).toEqual([]);
});

it.each([
  ['is lost', lost],
  ['is an error', () => Promise.resolve(new Response('busy', { status: 503 }))],
  ['is no JSON', () => Promise.resolve(new Response('<html>'))],
])('a read whose response %s is undefined, and the next page reads again', async (name, failure) => {
  const path = `/rows?item=${name}`;
  const requested = answers(failure, json(['again']));
  const { result, unmount } = renderHook(() => useBackgroundRead(path));
  await waitFor(() => expect(requested).toHaveLength(1));
  await new Promise((resolve) => {
    setImmediate(resolve);
  });
  expect(result.current).toBeUndefined();
  unmount();
  const next = renderHook(() => useBackgroundRead(path));
  await waitFor(() => expect(next.result.current).toEqual(['again']));
});
