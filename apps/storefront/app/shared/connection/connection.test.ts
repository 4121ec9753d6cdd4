import type * as Connection from './connection.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

let connection: typeof Connection;

beforeEach(async () => {
  vi.resetModules();
  connection = await import('./connection.ts');
});
afterEach(() => void vi.unstubAllGlobals());

const device = (onLine: boolean, response: () => Promise<Response>): void => {
  vi.stubGlobal('navigator', { onLine });
  vi.stubGlobal('fetch', response);
};
const lost = () => Promise.reject(new TypeError('Failed to fetch'));
const responses = () => Promise.resolve(new Response());

it('a device that says so is offline, and stays it while the shop does not answer', async () => {
  device(false, lost);
  expect([connection.isOffline(), await connection.reachesShop(), connection.isOffline()]).toEqual([
    true,
    false,
    true,
  ]);
});

it('a device is not believed any more once the shop was reached', async () => {
  device(false, responses);
  expect([connection.isOffline(), await connection.reachesShop(), connection.isOffline()]).toEqual([
    true,
    true,
    false,
  ]);
});

it('a device with a connection is not offline', () => {
  device(true, lost);
  expect(connection.isOffline()).toBe(false);
});
