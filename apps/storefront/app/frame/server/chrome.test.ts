import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { fakeShopper, formError } from '../../shared/testing/fake-shopper.fixtures.ts';
import { readChrome } from './chrome.ts';

const FOOTER = 'GET /live/caas/v1/canvas/footer/NF-GB';
const ABSENT = formError('CNT404', 404);
const footer = { body: { columns: [], legal: [], note: 'Made to last' } };

const DAY_MS = 24 * 60 * 60_000;

beforeAll(() => void vi.useFakeTimers());
afterAll(() => void vi.useRealTimers());
beforeEach(() => {
  // Expires the cache of earlier tests.
  vi.advanceTimersByTime(DAY_MS);
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
});
afterEach(() => void vi.restoreAllMocks());

/** The footer's note; undefined without a footer. */
async function noteOf(response: object | typeof ABSENT, isPreview: boolean): Promise<string | undefined> {
  const { shopper } = fakeShopper({
    'GET /live/caas/v1/canvas/menu/NF-GB': ABSENT,
    'GET /live/caas/v1/canvas/fragment/promo-bar': ABSENT,
    [FOOTER]: response as typeof ABSENT,
  });
  return (await readChrome({ ...shopper, isPreview })).footer.note;
}

it('asks again for a part that could not be had after some seconds', async () => {
  expect(await noteOf(ABSENT, false)).toBeUndefined();
  expect(await noteOf(footer, false)).toBeUndefined();
  vi.advanceTimersByTime(5_001);
  expect(await noteOf(footer, false)).toBe('Made to last');
});

it('takes nothing from shoppers that is not there on the day that an editor looks at', async () => {
  expect(await noteOf(ABSENT, true)).toBeUndefined();
  expect(await noteOf(footer, false)).toBe('Made to last');
});

it('shows an editor what could not be had for shoppers', async () => {
  expect(await noteOf(ABSENT, false)).toBeUndefined();
  expect(await noteOf(footer, true)).toBe('Made to last');
});
