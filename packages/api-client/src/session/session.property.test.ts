import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ApiError, TransportError } from '../errors/api-error.ts';
import type { ManagedSession, SessionSnapshot } from './session-types.ts';
import { createSession } from './session.ts';

const call = { method: 'POST', path: '/token/v2/auth/token' };
const TOKEN_LIFE_MS = 600_000;
/** At most three token calls per use: one, one after a 409, one for a new guest after a 401. */
const CALLS_PER_ACT = 3;

type Outcome = 'ok' | 401 | 403 | 409 | 500 | 'network';
type Act = 'access' | 'renew' | 'sign-in' | 'sign-out' | 'remember' | 'expire' | 'nearly-expire';
interface Step {
  readonly tab: 0 | 1;
  readonly act: Act;
}

const outcome = fc.oneof(
  { weight: 4, arbitrary: fc.constant<Outcome>('ok') },
  { weight: 3, arbitrary: fc.constantFrom<Outcome>(401, 403, 409, 500, 'network') },
);
const step: fc.Arbitrary<Step> = fc.record({
  tab: fc.constantFrom(0 as const, 1 as const),
  act: fc.constantFrom<Act>(
    'access',
    'access',
    'renew',
    'sign-in',
    'sign-out',
    'remember',
    'expire',
    'nearly-expire',
  ),
});

/** Two tabs of one shopper, and a token service whose responses arrive in any order. */
function createWorld(scheduler: fc.Scheduler, outcomes: readonly Outcome[], isLocked: boolean) {
  let stored: SessionSnapshot | undefined;
  let clock = 0;
  let issued = 0;
  let clears = 0;
  let lockTail: Promise<unknown> = Promise.resolve();
  const facts = { calls: 0, inFlight: 0, mostInFlight: 0, resurrected: 0 };
  const guest: { cartId: string | undefined; handedOver: Set<string> } = {
    cartId: undefined,
    handedOver: new Set(),
  };

  async function callService(kind: NonNullable<SessionSnapshot['type']>): Promise<SessionSnapshot> {
    const response = outcomes[facts.calls % outcomes.length] ?? 'ok';
    facts.calls += 1;
    facts.inFlight += 1;
    facts.mostInFlight = Math.max(facts.mostInFlight, facts.inFlight);
    await scheduler.schedule(Promise.resolve(), `answer ${response}`);
    facts.inFlight -= 1;
    if (response === 'network') throw new TransportError('network', call, 'lost');
    if (response !== 'ok') throw new ApiError({ status: response, details: [], call });
    issued += 1;
    return {
      accessToken: `access-${issued}`,
      refreshToken: `refresh-${issued}`,
      expiresAt: clock + TOKEN_LIFE_MS,
      usid: 'usid-0001',
      type: kind,
    };
  }

  /** Sign-outs so far when a renewal began, by the token that it returned. */
  const begunAt = new Map<string, number>();
  const newTab = (): ManagedSession =>
    createSession({
      storage: {
        read: () => stored,
        write: (next) => {
          const isLate = (begunAt.get(next.accessToken) ?? clears) < clears;
          if (isLate && next.type === 'Registered') facts.resurrected += 1;
          stored = next;
        },
        clear: () => {
          stored = undefined;
          clears += 1;
          guest.cartId = undefined;
        },
      },
      requestToken: async (refreshToken, existing) => {
        const begun = clears;
        const next = await callService(refreshToken === undefined ? 'Guest' : (existing?.type ?? 'Guest'));
        begunAt.set(next.accessToken, begun);
        return next;
      },
      now: () => clock,
      wait: () => scheduler.schedule(Promise.resolve(), 'wait'),
      ...(isLocked ? { lock } : {}),
    });
  function lock<T>(work: () => Promise<T>): Promise<T> {
    const run = lockTail.then(work);
    lockTail = run.catch(() => undefined);
    return run;
  }
  const tabs = [newTab(), newTab()] as const;

  async function signIn(tab: ManagedSession): Promise<void> {
    let merged: string | undefined;
    const signedIn = await tab.replace(async (existing) => {
      merged = existing?.guestObjects?.basketId;
      return callService('Registered');
    });
    if (signedIn !== undefined && merged !== undefined) guest.handedOver.add(merged);
  }

  let carts = 0;
  const acts: Record<Act, (tab: ManagedSession) => unknown> = {
    access: (tab) => tab.accessToken(),
    renew: (tab) => tab.renew(stored?.accessToken ?? 'none'),
    'sign-in': signIn,
    'sign-out': (tab) => tab.end(() => scheduler.schedule(Promise.reject(new Error('lost')), 'sign-out')),
    remember: (tab) => {
      if (tab.snapshot() === undefined) return;
      guest.cartId = `cart-${(carts += 1)}`;
      tab.amend({ guestObjects: { basketId: guest.cartId } });
    },
    expire: () => (clock += TOKEN_LIFE_MS),
    'nearly-expire': () => (clock += TOKEN_LIFE_MS - 30_000),
  };
  const run = (steps: readonly Step[]): Promise<unknown> =>
    Promise.all(
      steps.map(async ({ tab, act }) => {
        await scheduler.schedule(Promise.resolve(), `${act} in tab ${tab}`);
        await Promise.resolve(acts[act](tabs[tab])).catch(() => undefined);
      }),
    );
  return { facts, guest, run, stored: () => stored };
}

const worlds = fc.record({
  scheduler: fc.scheduler(),
  outcomes: fc.array(outcome, { minLength: 1, maxLength: 12 }),
  steps: fc.array(step, { minLength: 1, maxLength: 14 }),
});

/** The guest's cart stays where it was, unless a sign-in merged it or the shopper signed out. */
function expectCartIsNotLost({ guest, stored }: ReturnType<typeof createWorld>): void {
  const { cartId, handedOver } = guest;
  if (cartId === undefined || handedOver.has(cartId)) return;
  expect(stored()?.guestObjects?.basketId).toBe(cartId);
}

it('has one token call in flight in two tabs, loses no guest cart and never loops, in any order of events', async () => {
  await fc.assert(
    fc.asyncProperty(worlds, async ({ scheduler, outcomes, steps }) => {
      const world = createWorld(scheduler, outcomes, true);
      await scheduler.waitFor(world.run(steps));
      expect(world.facts.mostInFlight).toBeLessThanOrEqual(1);
      expect(world.facts.calls).toBeLessThanOrEqual(steps.length * CALLS_PER_ACT);
      expect(world.facts.resurrected).toBe(0);
      expectCartIsNotLost(world);
    }),
    { numRuns: 1_000 },
  );
});

it('loses no guest cart and brings no signed-out shopper back where tabs cannot lock each other out', async () => {
  await fc.assert(
    fc.asyncProperty(worlds, async ({ scheduler, outcomes, steps }) => {
      const world = createWorld(scheduler, outcomes, false);
      await scheduler.waitFor(world.run(steps));
      expect(world.facts.mostInFlight).toBeLessThanOrEqual(2);
      expect(world.facts.calls).toBeLessThanOrEqual(steps.length * CALLS_PER_ACT);
      expect(world.facts.resurrected).toBe(0);
      expectCartIsNotLost(world);
    }),
    { numRuns: 1_000 },
  );
});
