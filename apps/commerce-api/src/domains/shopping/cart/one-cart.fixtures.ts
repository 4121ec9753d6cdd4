import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Cart } from '@haberdash/api-client/cart';

import { plainHasher } from '../../../testing/plain-hasher.fixtures.ts';
import { sellVariant } from '../../../testing/catalogue.fixtures.ts';
import { cloneDatabase, type TestDatabase } from '../../../testing/database.ts';
import { startTestService, usAddress, type TestService, type TestShopper } from '../../../testing/service.ts';
import { enter, shopperWith, signUp } from '../../accounts/identity/identity.fixtures.ts';

/** Events on a device. */
const EVENTS = ['add', 'fail', 'express', 'order', 'sign-in', 'sign-out', 'expire'] as const;

interface Step {
  readonly device: number;
  readonly event: (typeof EVENTS)[number];
  readonly variant: number;
}

/** A browser with its token and cart cookie. */
interface Device {
  shopper: TestShopper;
  cartId: string | undefined;
  isSignedIn: boolean;
  /** Items of a guest that are not ordered. */
  guests: Map<string, number>;
}

const count = (wanted: Map<string, number>, variant: string, more: number): void =>
  void wanted.set(variant, (wanted.get(variant) ?? 0) + more);

const contentsOf = ({ items }: Pick<Cart, 'items'>): Record<string, number> =>
  Object.fromEntries(items.map(({ productId, qty }) => [productId, qty]));

/** Two devices of an account; `owned` is the expected cart. */
class Devices {
  readonly #service: TestService;
  readonly #database: TestDatabase;
  readonly #variants: readonly string[];
  readonly #devices: Device[] = [];
  #owned = new Map<string, number>();

  constructor(service: TestService, database: TestDatabase, variants: readonly string[]) {
    this.#service = service;
    this.#database = database;
    this.#variants = variants;
  }

  async #guest(): Promise<Device> {
    return {
      shopper: await this.#service.shopper(),
      cartId: undefined,
      isSignedIn: false,
      guests: new Map(),
    };
  }

  async begin(): Promise<void> {
    this.#devices.push(await this.#guest(), await this.#guest());
  }

  #wanted({ isSignedIn, guests }: Device): Map<string, number> {
    return isSignedIn ? this.#owned : guests;
  }

  /** Adds to the cookie's cart, else to the current one. */
  async #add(device: Device, productId: string): Promise<number> {
    const add = (cartId: string) =>
      device.shopper.call('POST', '/cart/v1/item', [{ cartId, productId, qty: 1 }]);
    if (device.cartId !== undefined) {
      const added = await add(device.cartId);
      if (!added.errorIds.includes('BSK404')) return added.status;
    }
    device.cartId = await device.shopper.newCart();
    return (await add(device.cartId)).status;
  }

  async #order(device: Device): Promise<void> {
    const { body, status } = await this.#read(device);
    if (status !== 200 || body.items.length === 0) return;
    const { shopper } = device;
    await shopper.call('POST', `/cart/v2/cart/${body.id}/shippingAddress`, { addresses: [usAddress()] });
    await shopper.call('POST', `/cart/v1/cart/${body.id}/billingAddress`, usAddress());
    const placed = await shopper.place(body.id, await shopper.openSession(body.id));
    if (placed.status !== 200) throw new Error(`not placed: ${placed.errorIds.join()}`);
    if (device.isSignedIn) this.#owned = new Map();
    else device.guests = new Map();
  }

  /** Reads as the shop does. */
  async #read(device: Device) {
    if (device.cartId !== undefined) {
      const read = await device.shopper.cart(device.cartId);
      if (read.status === 200) return read;
    }
    return device.shopper.call<Cart>('GET', '/cart/v1/cart');
  }

  async #signIn(device: Device): Promise<void> {
    if (device.isSignedIn) return;
    const { cartId, shopper: guest, guests } = device;
    const guestObjects = cartId === undefined ? {} : { basketId: cartId };
    const { body: token } = await enter(this.#service, {}, { guest, guestObjects });
    device.shopper = shopperWith(this.#service, token);
    device.cartId = token.basketId;
    device.isSignedIn = true;
    for (const [variant, qty] of guests) count(this.#owned, variant, qty);
    device.guests = new Map();
  }

  async play({ device: at, event, variant }: Step): Promise<void> {
    const device = this.#devices[at];
    const productId = this.#variants[variant];
    if (device === undefined || productId === undefined) throw new RangeError('no such device or variant');
    switch (event) {
      case 'add':
        if ((await this.#add(device, productId)) === 200) count(this.#wanted(device), productId, 1);
        return;
      case 'fail':
        await this.#add(device, 'NF00000000X');
        return;
      case 'express':
        await device.shopper.call('POST', '/cart/v1/cartWithItem', [{ productId, qty: 1 }]);
        return;
      case 'order':
        return this.#order(device);
      case 'sign-in':
        return this.#signIn(device);
      case 'sign-out':
        if (device.isSignedIn) this.#devices[at] = await this.#guest();
        return;
      case 'expire': {
        const { body, status } = await this.#read(device);
        if (status !== 200) return;
        await this.#database.read.execute(sql`delete from cart where id = ${body.id}`);
        if (device.isSignedIn) this.#owned = new Map();
        else device.guests = new Map();
      }
    }
  }

  /** Each device's cart and the expected items, after all have signed in. */
  async outcome() {
    for (const device of this.#devices) await this.#signIn(device);
    const seen = [];
    for (const device of this.#devices) {
      const { body, status } = await this.#read(device);
      seen.push(status === 200 ? contentsOf(body) : {});
    }
    const { rows } = await this.#database.read.execute<{ bags: number }>(
      sql`select count(*)::int as bags from cart where state = 'open' and kind <> 'express' and owner not like 'guest-%'`,
    );
    return { seen, wanted: Object.fromEntries(this.#owned), bags: rows[0]?.bags ?? 0 };
  }
}

/** Random histories of two devices must end with one cart and all unordered items. */
export function playHistories(histories: number, timeout: number): void {
  it(`${histories} histories of two devices of an account end in one cart`, { timeout }, async () => {
    const database = await cloneDatabase();

    const service = await startTestService(database, { hasher: plainHasher });
    const step = fc.record({
      device: fc.nat({ max: 1 }),
      event: fc.constantFrom(...EVENTS),
      variant: fc.nat({ max: 1 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 12 }), async (steps) => {
        await database.empty();
        const plenty = { stock: 1_000, maxQty: 1_000 };
        const variants = [
          await sellVariant(database, plenty),
          await sellVariant(database, { ...plenty, id: 'NF0A1B2DBLU' }),
        ];
        await signUp(service);
        const devices = new Devices(service, database, variants);
        await devices.begin();
        for (const each of steps) await devices.play(each);
        const { seen, wanted, bags } = await devices.outcome();
        expect(seen).toEqual([wanted, wanted]);
        expect(bags).toBeLessThanOrEqual(1);
      }),
      { numRuns: histories },
    );
    await service.app.close();
    await database.close();
  });
}
