import { randomUUID } from 'node:crypto';

import { cart, cartCoupon, cartLine, paymentSession } from '../../../shopping/cart/schema.ts';
import { cartTender } from '../../../shopping/tenders/schema.ts';
import { offerCoupon, sellVariant } from '../../../../testing/catalogue.fixtures.ts';
import type { TestDatabase } from '../../../../testing/database.ts';
import { addMember, addPerson } from '../../../../testing/people.fixtures.ts';
import {
  startTestService,
  TestShopper,
  testClock,
  usAddress,
  usSite,
  type TestService,
} from '../../../../testing/service.ts';
import { PRICES } from './model.fixtures.ts';
import { seeded, type Plan } from './random-plan.fixtures.ts';

export const GIFT_CARD = { code: 'GC0000000007', token: 'gift-0007' };
/** The promotion of each history's code. */
export const CAMPAIGN = 'HISTORY';

/** Two instances on one database with two products. */
export interface HistoryWorld {
  readonly database: TestDatabase;
  readonly instances: readonly [TestService, TestService];
  readonly variants: readonly [string, string];
  /** Pause between two steps of the service. */
  readonly pace: { random: ReturnType<typeof seeded> };
  close(): Promise<void>;
}

/** Yields to other clients. */
export async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

export async function openHistoryWorld(database: TestDatabase): Promise<HistoryWorld> {
  const pace = { random: seeded(0) };
  const clock = testClock();
  const checkpoint = (): Promise<void> => turns(pace.random.below(4));
  const config = { production: true, paymentTimeoutMs: 60_000 };
  const first = await startTestService(database, { clock, config, checkpoint, instance: 'first' });
  const { gateway, giftCards, fulfilment } = first;
  const shared = { clock, config, checkpoint, gateway, giftCards, fulfilment };
  const second = await startTestService(database, { ...shared, instance: 'second' });
  const variants = [
    await sellVariant(database, { id: 'NFHISTOARED', price: PRICES[0], stock: 10 }),
    await sellVariant(database, { id: 'NFHISTOBRED', price: PRICES[1], stock: 10 }),
  ] as const;
  await offerCoupon(database, CAMPAIGN);
  return {
    database,
    instances: [first, second],
    variants,
    pace,
    async close() {
      for (const { app } of [first, second]) await app.close();
    },
  };
}

/** A shopper of a history. */
export interface Person {
  readonly consumerNo: string;
  readonly subject: string;
  /** The shopper at either instance. */
  readonly at: readonly [TestShopper, TestShopper];
}

export async function addPeople({ database, instances }: HistoryWorld, { start }: Plan): Promise<Person[]> {
  const people: Person[] = [];
  for (const [at, points] of start.points.entries()) {
    const cap = start.caps[at];
    const role =
      cap === undefined
        ? {}
        : {
            consumerType: 'EMPLOYEE' as const,
            acceptedEmployeeTerms: true,
            employeeCap: cap,
            employeeSpend: 0,
          };
    const { consumerNo, subject } = await addPerson(database, role);
    if (points > 0) await addMember(database, consumerNo, { points });
    const one = instances[0].signIn(subject);
    const token = one.authorization.slice('Bearer '.length);
    people.push({ consumerNo, subject, at: [one, new TestShopper(instances[1].app, token, usSite)] });
  }
  return people;
}

interface FilledCart {
  readonly id: string;
  readonly session: string;
}

/** Fills the carts and opens their payment sessions. */
export async function fillCarts(world: HistoryWorld, plan: Plan, people: readonly Person[], code: string) {
  const { database, instances, variants } = world;
  const [{ clock, gateway }] = instances;
  const now = new Date(clock.now());
  const carts = plan.rules.carts.map((spec) => ({
    spec,
    id: randomUUID(),
    session: `session-${randomUUID()}`,
    person: people[spec.person],
  }));
  const address = usAddress();
  const dates = { createdAt: now, updatedAt: now };
  await database.read.insert(cart).values(
    carts.map(({ id, person }) => ({
      id,
      owner: person?.subject ?? '',
      kind: 'express' as const,
      shippingAddress: address,
      billingAddress: address,
      shippingMethod: 'standard',
      ...dates,
    })),
  );
  const lines = carts.flatMap(({ id, spec }) =>
    spec.pieces.flatMap((quantity, position) =>
      quantity === 0
        ? []
        : [{ id: randomUUID(), cartId: id, variantId: variants[position] ?? '', quantity, position }],
    ),
  );
  await database.read.insert(cartLine).values(lines);
  const coupons = carts.filter(({ spec }) => spec.hasCoupon);
  if (coupons.length > 0)
    await database.read
      .insert(cartCoupon)
      .values(coupons.map(({ id }) => ({ cartId: id, code, position: 0 })));
  const tenders = carts.flatMap(({ id: cartId, spec, person }) => [
    ...(spec.points === undefined
      ? []
      : [
          {
            id: randomUUID(),
            cartId,
            method: 'LOYALTY_POINTS' as const,
            position: 0,
            most: spec.points,
            consumerNo: person?.consumerNo ?? null,
            shown: {},
            createdAt: now,
          },
        ]),
    ...(spec.hasGiftCard
      ? [
          {
            id: randomUUID(),
            cartId,
            method: 'GIFT_CARD' as const,
            position: 1,
            providerToken: GIFT_CARD.token,
            available: plan.rules.giftBalance,
            shown: { lastFour: '0007' },
            createdAt: now,
          },
        ]
      : []),
  ]);
  if (tenders.length > 0) await database.read.insert(cartTender).values(tenders);
  const expiresAt = new Date(clock.now() + 3_600_000);
  await database.read
    .insert(paymentSession)
    .values(carts.map(({ id, session }) => ({ id: session, cartId: id, createdAt: now, expiresAt })));
  for (const { session, spec } of carts) gateway.behaviours.set(session, spec.card);
  return carts.map(({ id, session }): FilledCart => ({ id, session }));
}
