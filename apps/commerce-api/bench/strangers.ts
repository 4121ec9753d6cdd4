// Compares response times for existing and missing accounts and orders, one call at a time. Prints one line of JSON.
import { requestLink, signIn, signUp } from '../src/domains/accounts/identity/identity.fixtures.ts';
import { openBenchService } from './bench-service.ts';

/** Each round has its own person and order, because attempts are counted by address. */
const ROUNDS = Number(process.env['ROUNDS'] ?? 100);

const { database, service, item, close } = await openBenchService(ROUNDS);
const stamp = Date.now();
const caller = await service.shopper();

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
  'forgotten password': ({ email }) => requestLink(caller, { email }),
  'proof of an address': ({ email }) =>
    caller.call('POST', '/consumers-v3/consumer/retrieveUserData', { email }),
  'order of another shopper': ({ orderNumber }) =>
    caller.call('POST', '/consumers-v3/consumer/TrackOrder', { orderNumber, email: 'stranger@example.com' }),
};

const quantile = (times: readonly number[], share: number): number =>
  times.toSorted((one, other) => one - other)[Math.floor((times.length - 1) * share)] ?? 0;
const rounded = (milliseconds: number): number => Number(milliseconds.toFixed(2));

/** Milliseconds of one call for each subject; the order alternates by round. */
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
  return {
    statuses: [...statuses].join(),
    'there p50 (ms)': rounded(quantile(there, 0.5)),
    'missing p50 (ms)': rounded(quantile(missing, 0.5)),
    // The spread within one kind of subject.
    'p90 − p10 (ms)': rounded(quantile(there, 0.9) - quantile(there, 0.1)),
  };
}

const rows = [];
for (const [name, call] of Object.entries(CALLS)) {
  await compare(call);
  rows.push({ engine: database.engine, call: name, ...(await compare(call)) });
}
process.stdout.write(`${JSON.stringify(rows)}\n`);
await close();
