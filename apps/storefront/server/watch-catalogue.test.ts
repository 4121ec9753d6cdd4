import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchCatalogue } from './watch-catalogue.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const LISTINGS_MS = 3_200;

function watched(...responses: unknown[]) {
  const asked: string[] = [];
  const onChange = vi.fn<() => void>();
  const watch = watchCatalogue({
    apiUrl: 'http://api',
    onChange,
    fetch: async (url) => {
      asked.push(url);
      const response = responses.shift();
      if (response instanceof Error) throw response;
      return response;
    },
  });
  return { watch, onChange, asked };
}

it('empties the caches at a change, and again when listings have it', async () => {
  const { watch, onChange, asked } = watched(
    { mark: '10', changes: {} },
    { mark: '12', changes: { NF000001: '11' } },
  );
  await watch.poll();
  expect(onChange).not.toHaveBeenCalled();
  await watch.poll();
  expect(onChange).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(LISTINGS_MS);
  expect(onChange).toHaveBeenCalledTimes(2);
  expect(asked).toEqual(['http://api/catalogue/changes?since=', 'http://api/catalogue/changes?since=10']);
});

it('does nothing for a change that is reported again', async () => {
  const change = { mark: '10', changes: { NF000001: '11' } };
  const { watch, onChange } = watched(change, change, { mark: '10', changes: { NF000001: '13' } });
  await watch.poll();
  await watch.poll();
  expect(onChange).toHaveBeenCalledTimes(1);
  await watch.poll();
  expect(onChange).toHaveBeenCalledTimes(2);
});

it('goes on while the service is away or responds with something else', async () => {
  const { watch, onChange } = watched(
    new Error('away'),
    undefined,
    { mark: 3 },
    { mark: '1', changes: { NF000001: '1' } },
  );
  for (let time = 0; time < 4; time += 1) await watch.poll();
  expect(onChange).toHaveBeenCalledTimes(1);
});
