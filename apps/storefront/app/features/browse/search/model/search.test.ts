import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tidySearch } from './search-text.ts';
import { createSuggestionSource } from './suggestions.ts';
import { moveActive } from '../components/use-suggestions.ts';

it.each([
  [null, ''],
  ['   ', ''],
  ['  rain\n\t jacket ', 'rain jacket'],
  ['a\u0000b\u202ec', 'a b c'],
  ['\ud800 boots', 'boots'],
])('the search %j is passed on as %j', (text, tidy) => expect(tidySearch(text)).toBe(tidy));

it.each([
  [-1, 1, 3, 0],
  [2, 1, 3, -1],
  [-1, -1, 3, 2],
  [0, -1, 3, -1],
  [-1, 1, 0, -1],
] as const)('from option %i a step of %i among %i leads to %i', (active, step, count, next) =>
  expect(moveActive(active, step, count)).toBe(next),
);

describe('suggestions', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const response = [{ group: 'terms', items: [{ text: 'boots', href: '/b' }] }];

  it('are asked for once the typing pauses', async () => {
    const send = vi.fn<typeof fetch>(async () => Response.json(response));
    const onResult = vi.fn<(suggestions: unknown) => void>();
    const source = createSuggestionSource('en-us', onResult, send);
    for (const q of ['b', 'bo', 'boo']) source.request(q);
    await vi.runAllTimersAsync();
    expect(send.mock.calls.map(([url]) => url)).toEqual(['/en-us/search/suggest?q=boo']);
    expect(onResult).toHaveBeenCalledExactlyOnceWith(response);
  });

  it('of an earlier question never replace those of a later one', async () => {
    const send = vi.fn<typeof fetch>(
      (url, init) =>
        new Promise((resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
          if (url === '/en-us/search/suggest?q=boots') resolve(Response.json(response));
        }),
    );
    const onResult = vi.fn<(suggestions: unknown) => void>();
    const source = createSuggestionSource('en-us', onResult, send);
    source.request('bo');
    await vi.advanceTimersByTimeAsync(500);
    source.request('boots');
    await vi.runAllTimersAsync();
    expect(onResult.mock.calls).toEqual([[response]]);
  });

  it('that cannot be had are none', async () => {
    const onResult = vi.fn<(suggestions: unknown) => void>();
    const source = createSuggestionSource(
      'en-us',
      onResult,
      async () => new Response('oops', { status: 503 }),
    );
    source.request('bo');
    await vi.runAllTimersAsync();
    expect(onResult).toHaveBeenCalledExactlyOnceWith([]);
  });
});
