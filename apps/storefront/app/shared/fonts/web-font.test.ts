// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const SLOW = { saveData: false, rtt: 150, downlink: 1.5 };
const FAST = { saveData: false, rtt: 50, downlink: 10 };
const { dataset } = document.documentElement;

beforeEach(() => {
  vi.resetModules();
  delete dataset['fallbackFont'];
});
afterEach(() => void vi.restoreAllMocks());

async function open(
  connection: object | undefined,
  referrer = 'https://elsewhere.example/',
): Promise<boolean> {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
  await import('./web-font.inline.ts');
  return dataset['fallbackFont'] === undefined;
}

it.each([
  ['a fast connection', FAST, true],
  ['a browser that does not say how fast it is', undefined, true],
  ['a slow connection', SLOW, false],
  ['a shopper who saves data', { ...FAST, saveData: true }, false],
])('the first page of %s has the web font: %s', async (_who, connection, expected) => {
  expect(await open(connection)).toBe(expected);
});

it('a later page of the visit has it on a slow connection, too', async () => {
  expect(await open(SLOW, `${location.origin}/en-us`)).toBe(true);
});
