import { webcrypto } from 'node:crypto';
import { expect, it } from 'vitest';
import { devicePrint, type DeviceFacts } from './device-print.ts';

const facts: DeviceFacts = {
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64)',
  languages: ['de-DE', 'de'],
  timeZone: 'Europe/Berlin',
  screen: [1920, 1080, 24],
  cores: 8,
  touchPoints: 0,
};
const print = (given: DeviceFacts) => devicePrint(given, webcrypto.subtle);

it('is the same for the same device and another one for another device', async () => {
  expect(await print(facts)).toBe(await print({ ...facts }));
  expect(await print({ ...facts, screen: [390, 844, 24], touchPoints: 5 })).not.toBe(await print(facts));
});

it('says none of the facts, in signs that the service takes', async () => {
  expect(await print(facts)).toMatch(/^hd1\.[0-9a-f]{64}$/);
});
