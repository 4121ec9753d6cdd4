// Asks about what is there and what is not, in turns, one call at a time: sign-in, a forgotten password, the proof of an
// address, an order. A stranger may not tell one from the other by its time. Prints one line of JSON.
// DATABASE_URL chooses PostgreSQL (an empty database of its own); without it PGlite runs in a folder that is removed.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { askForLink, signIn, signUp } from '../src/areas/identity/identity.fixtures.ts';
import { readConfig } from '../src/platform/config/config.ts';
import { openDatabase } from '../src/platform/db/open.ts';
import { sellVariant } from '../src/testing/catalogue.fixtures.ts';
import { startTestService } from '../src/testing/service.ts';

/** Rounds, each about a person or order of its own, as counters of tries stand by address. */
const ROUNDS = Number(process.env['ROUNDS'] ?? 100);

const folder = mkdtempSync(join(tmpdir(), 'haberdash-bench-'));
const database = await openDatabase(readConfig({ ...process.env, DATA_DIR: folder }));
const clock = { now: () => Date.now(), advance: () => undefined };
const service = await startTestService(
  { ...database, empty: () => Promise.reject(new TypeError('a benchmark empties nothing')) },
  { clock, config: { production: true, paymentTimeoutMs: 60_000 } },
);
const stamp = Date.now();
const item = await sellVariant(database, {
  id: `NF${stamp.toString(36).toUpperCase().slice(-8)}A`,
  stock: ROUNDS,
});
const asking = await service.shopper();

interface Subject {
  readonly email: string;
  readonly orderNumber: string;
}
const known: Subject[] = [];
for (let round = 0; round < ROUNDS; round += 1) {
  const email = `bench-${stamp}-${round}@example.com`;
  await signUp(service, { email });
  const shopper = await service.shopper();
  const cartId = await shopper.readyCart([item, 1]);
  const { body } = await shopper.place(cartId, await shopper.openSession(cartId));
  known.push({ email, orderNumber: String(body['orderNumber']) });
}
await service.checkout.background.drain();
const unknown: Subject[] = known.map((_each, round) => ({
  email: `nobody-${stamp}-${round}@example.com`,
  orderNumber: `NF9${String(round).padStart(9, '0')}`,
}));

type Call = (subject: Subject) => Promise<{ readonly status: number }>;
const CALLS: Readonly<Record<string, Call>> = {
  'sign-in with a wrong password': ({ email }) =>
    signIn(service, { username: email, password: 'Wrong-password-1' }),
  'forgotten password': ({ email }) => askForLink(asking, { email }),
  'proof of an address': ({ email }) =>
    asking.call('POST', '/consumers-v3/consumer/retrieveUserData', { email }),
  'order of somebody else': ({ orderNumber }) =>
    asking.call('POST', '/consumers-v3/consumer/TrackOrder', { orderNumber, email: 'stranger@example.com' }),
};

const quantile = (times: readonly number[], share: number): number =>
  times.toSorted((one, other) => one - other)[Math.floor((times.length - 1) * share)] ?? 0;
const rounded = (milliseconds: number): number => Number(milliseconds.toFixed(2));

/** What one call took about each subject, in milliseconds; who goes first changes with the round. */
async function compare(call: Call) {
  const times: Record<'there' | 'missing', number[]> = { there: [], missing: [] };
  const statuses = new Set<number>();
  for (const [round, one] of known.entries()) {
    const other = unknown[round];
    if (other === undefined) throw new RangeError('as many are missing as there are');
    const pair = [
      ['there', one],
      ['missing', other],
    ] as const;
    for (const [which, subject] of round % 2 === 0 ? pair : pair.toReversed()) {
      const started = performance.now();
      statuses.add((await call(subject)).status);
      times[which].push(performance.now() - started);
    }
  }
  const { there, missing } = times;
  const half = (rest: number) =>
    quantile(
      there.filter((_time, round) => round % 4 < 2 === (rest === 0)),
      0.5,
    );
  return {
    statuses: [...statuses].join(),
    'there p50 (ms)': rounded(quantile(there, 0.5)),
    'missing p50 (ms)': rounded(quantile(missing, 0.5)),
    'difference (ms)': rounded(Math.abs(quantile(there, 0.5) - quantile(missing, 0.5))),
    // What two halves of the same calls differ by.
    'noise (ms)': rounded(Math.abs(half(0) - half(1))),
    'p90 − p10 (ms)': rounded(quantile(there, 0.9) - quantile(there, 0.1)),
  };
}

const rows = [];
for (const [name, call] of Object.entries(CALLS)) {
  await compare(call);
  rows.push({ engine: database.engine, call: name, ...(await compare(call)) });
}
process.stdout.write(`${JSON.stringify(rows)}\n`);
await service.app.close();
await database.close();
rmSync(folder, { recursive: true, force: true });
