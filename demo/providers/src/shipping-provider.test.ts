import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { openBooks, type Books } from './books.ts';
import { createSandboxApp } from './sandbox-app.ts';

const START = Date.parse('2026-06-01T12:00:00Z');
const HOUR_MS = 60 * 60_000;

let folder: string;
let books: Books;
let app: FastifyInstance;
let now: number;

beforeEach(async () => {
  now = START;
  folder = await mkdtemp(join(tmpdir(), 'demo-shipping-'));
  books = openBooks(folder);
  app = await createSandboxApp({
    books,
    now: () => now,
    publicOrigin: 'https://providers.test',
    apiKey: 'the-key',
    logLevel: 'silent',
    parcelRestMs: HOUR_MS,
  });
});
afterEach(async () => {
  await app.close();
  books.close();
  await rm(folder, { recursive: true });
});

const call = (method: 'GET' | 'POST', url: string, payload?: object) =>
  app.inject({
    method,
    url: `/fulfilment/v1/${url}`,
    headers: { authorization: 'Bearer the-key' },
    ...(payload === undefined ? {} : { payload }),
  });
const order = (orderNumber: string) => ({
  orderNumber,
  shipments: [
    {
      shipmentId: 'me',
      methodCode: 'standard',
      address: { city: 'Portland', lastName: 'Lee' },
      items: [{ itemId: 'line-1', productId: 'NF0A1B2CRED', qty: 2 }],
    },
  ],
});
const handOver = (orderNumber: string) => call('POST', 'orders', order(orderNumber));
/** Presses a button of the console. */
const press = (orderNumber: string, stage: string) =>
  app.inject({
    method: 'POST',
    url: `/shipping/${orderNumber}/${stage}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: '',
  });
const changes = async (after = 0) => (await call('GET', `changes?after=${after}`)).json<object[]>();

describe('the shipping provider', () => {
  it('reports an order from packing to delivery, each change with a higher number', async () => {
    await handOver('NF0000000001');
    for (const stage of ['IN_PREPARATION', 'SHIPPED', 'DELIVERED'])
      expect((await press('NF0000000001', stage)).statusCode).toBe(303);
    const at = new Date(START).toISOString();
    expect(await changes()).toEqual([
      {
        orderNumber: 'NF0000000001',
        change: 4,
        parcels: [
          {
            shipmentId: 'me',
            stage: 'DELIVERED',
            carrier: 'Sample Parcel',
            trackingNumber: expect.stringMatching(/^SP\d{12}$/),
            trackingUrl: expect.stringMatching(/^https:\/\/providers\.test\/parcels\/SP\d{12}$/),
            estimatedDelivery: '2026-06-04',
            events: ['IN_PREPARATION', 'SHIPPED', 'DELIVERED'].map((stage) => ({ stage, at })),
          },
        ],
      },
    ]);
    expect(await changes(4)).toEqual([]);
  });
  it('knows an order that is handed over twice once', async () => {
    await handOver('NF0000000001');
    await press('NF0000000001', 'IN_PREPARATION');
    await handOver('NF0000000001');
    expect(await changes()).toMatchObject([{ change: 2, parcels: [{ stage: 'IN_PREPARATION' }] }]);
  });
  it('stops an order before packing, and afterwards returns its stage', async () => {
    await handOver('NF0000000001');
    await handOver('NF0000000002');
    await press('NF0000000002', 'IN_PREPARATION');
    for (let time = 0; time < 2; time += 1) {
      expect((await call('POST', 'orders/NF0000000001/stop')).json()).toEqual({ kind: 'stopped' });
      expect((await call('POST', 'orders/NF0000000002/stop')).json()).toEqual({
        kind: 'too-late',
        stage: 'IN_PREPARATION',
      });
    }
  });
  it('never packs an order that was stopped before it came', async () => {
    await call('POST', 'orders/NF0000000001/stop');
    await handOver('NF0000000001');
    await press('NF0000000001', 'IN_PREPARATION');
    now += 10 * HOUR_MS;
    expect(await changes()).toEqual([]);
  });
  it('accepts stages in order only', async () => {
    await handOver('NF0000000001');
    await press('NF0000000001', 'DELIVERED');
    expect(await changes()).toMatchObject([{ parcels: [{ stage: 'PLACED' }] }]);
  });
  it('moves an order that has rested for long by itself, one step at a time', async () => {
    await handOver('NF0000000001');
    now += HOUR_MS - 1;
    expect(await changes()).toMatchObject([{ parcels: [{ stage: 'PLACED' }] }]);
    now += 1;
    expect(await changes()).toMatchObject([{ parcels: [{ stage: 'IN_PREPARATION' }] }]);
    expect(await changes()).toMatchObject([{ parcels: [{ stage: 'IN_PREPARATION' }] }]);
  });
  it('gives a return a parcel, the same for the same key, and none for an undeliverable address', async () => {
    const requested = {
      key: 'RN1',
      orderNumber: 'NF0000000001',
      from: { addressLine1: '1 Main Street' },
      pieces: 1,
    };
    const parcel = (await call('POST', 'returns', requested)).json<object>();
    expect(parcel).toMatchObject({
      carrier: 'Sample Parcel',
      trackingNumber: expect.stringMatching(/^SR\d{12}$/),
      validUntil: '2026-07-01',
    });
    expect((await call('POST', 'returns', requested)).json()).toEqual(parcel);
    const rejected = await call('POST', 'returns', {
      ...requested,
      from: { addressLine1: '1 No Label Lane' },
    });
    expect(rejected.statusCode).toBe(409);
  });
  it('reports a received return with its order, once, and an old one by itself', async () => {
    await handOver('NF0000000001');
    const requested = { orderNumber: 'NF0000000001', from: { addressLine1: '1 Main Street' }, pieces: 1 };
    for (const key of ['RN1', 'RN2']) await call('POST', 'returns', { ...requested, key });
    expect((await app.inject('/shipping')).body).toContain('Take in RN1');
    const takeIn = () =>
      app.inject({
        method: 'POST',
        url: '/returns/RN1/arrived',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: '',
      });
    for (let time = 0; time < 2; time += 1) expect((await takeIn()).statusCode).toBe(303);
    const first = { key: 'RN1', arrivedAt: new Date(START).toISOString() };
    expect(await changes(1)).toMatchObject([{ change: 2, returns: [first] }]);
    now += HOUR_MS;
    const second = { key: 'RN2', arrivedAt: new Date(now).toISOString() };
    expect(await changes(2)).toMatchObject([{ returns: [first, second] }]);
  });
  it('shows its orders and their next stages, without their recipients', async () => {
    await handOver('NF0000000001');
    await press('NF0000000001', 'IN_PREPARATION');
    await press('NF0000000001', 'SHIPPED');
    const sandbox = await app.inject('/shipping');
    expect(sandbox.body).toContain('Deliver NF0000000001');
    expect(sandbox.body).not.toContain('Lee');
    expect(sandbox.headers['content-security-policy']).toContain("form-action 'self'");
    const [, number = ''] = /href="\/parcels\/(SP\d{12})"/.exec(sandbox.body) ?? [];
    const parcel = await app.inject(`/parcels/${number}`);
    expect([parcel.statusCode, parcel.body.includes('With the carrier')]).toEqual([200, true]);
    expect((await app.inject('/parcels/SP0')).statusCode).toBe(404);
    expect((await press('NF0000000001', 'LOST')).statusCode).toBe(404);
  });
});
