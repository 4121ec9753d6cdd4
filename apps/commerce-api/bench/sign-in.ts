// Signs people in, AT_ONCE at a time, and reads carts and profiles beside it. Prints one line of JSON.
import { enter, shopperWith, signIn, signUp } from '../src/domains/accounts/identity/identity.fixtures.ts';
import { createPasswordHasher } from '../src/domains/accounts/identity/password-hasher.ts';
import { openBenchService } from './bench-service.ts';

const AT_ONCE = Number(process.env['AT_ONCE'] ?? 10);
const ROUNDS = Number(process.env['ROUNDS'] ?? 40);

const { database, service, item, close } = await openBenchService(1_000);
const people = Array.from({ length: AT_ONCE }, (_each, index) => `bench-${Date.now()}-${index}@example.com`);
for (const email of people) await signUp(service, { email });

type Call = (index: number) => Promise<{ readonly status: number }>;

/** Milliseconds of each call; the kinds take turns, so that other load on the machine affects all of them. */
async function measure<Kind extends string>(calls: Readonly<Record<Kind, Call>>) {
  const kinds = Object.entries<Call>(calls);
  const times = new Map(kinds.map(([kind]): [string, number[]] => [kind, []]));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [kind, call] of kinds) {
      const started = performance.now();
      await Promise.all(
        people.map(async (_email, index) => {
          const { status } = await call(index);
          if (status !== 200) throw new TypeError(`${kind} answered ${status}`);
          times.get(kind)?.push(performance.now() - started);
        }),
      );
    }
  }
  return Object.fromEntries([...times].map(([kind, each]) => [kind, row(each)]));
}
const at = (times: readonly number[], share: number): number => {
  const sorted = times.toSorted((one, other) => one - other);
  return Number((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1));
};
const row = (times: readonly number[]) => ({ p50: at(times, 0.5), p99: at(times, 0.99) });

const person = shopperWith(service, (await enter(service, { username: people[0] })).body);
const guest = await service.shopper();
const [personsCart, guestsCart] = [await person.readyCart([item, 1]), await guest.readyCart([item, 1])];
const signIns = await measure({ signIn: (index) => signIn(service, { username: people[index] }) });
const reads = await measure({
  guestsCart: () => guest.cart(guestsCart),
  personsCart: () => person.cart(personsCart),
  profile: () => person.call('GET', '/consumers-v3/consumer'),
});
const hasher = createPasswordHasher();
const hashing = performance.now();
for (let time = 0; time < ROUNDS; time += 1) await hasher.hash('Trail-running-2026');
process.stdout.write(
  `${JSON.stringify({
    engine: database.engine,
    atOnce: AT_ONCE,
    hashMs: Number(((performance.now() - hashing) / ROUNDS).toFixed(1)),
    ...signIns,
    ...reads,
  })}\n`,
);
await close();
