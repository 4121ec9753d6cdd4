import { expect, it } from 'vitest';
import { admit, createServiceHealth, healthOf, OPEN_MS, type TryOutcome } from './health.ts';

const TIMEOUT_MS = 2_000;

/** The circuit of one operation with a fake clock. */
function circuit() {
  let time = 0;
  const health = healthOf(createServiceHealth(), 'cart', 'GET /cart', false);
  const send = () => admit(health, () => time);
  return { send, pass: (milliseconds: number) => (time += milliseconds) };
}

/** A hundred calls in flight. */
const wave = (send: () => ReturnType<typeof admit>) =>
  Array.from({ length: 100 }, send).flatMap((report) => report ?? []);

const endAll = (reports: readonly ((outcome: TryOutcome) => void)[]) => {
  for (const report of reports) report('failed');
};

it('calls of a wave that fail after its circuit has opened do not extend it', () => {
  const { send, pass } = circuit();
  const calls = wave(send);
  pass(TIMEOUT_MS);
  endAll(calls.splice(0, 10));
  expect(send()).toBeUndefined();
  pass(OPEN_MS - 1);
  endAll(calls);
  expect(send()).toBeUndefined();
  pass(1);
  const probe = send();
  expect(probe).toBeDefined();
  probe?.('answered');
  expect(wave(send)).toHaveLength(100);
});

it('calls of a wave that fail after a later success do not open it again', () => {
  const { send, pass } = circuit();
  const calls = wave(send);
  pass(1);
  send()?.('answered');
  pass(TIMEOUT_MS);
  endAll(calls);
  expect(send()).toBeDefined();
});

it('a failing probe extends it by the same time', () => {
  const { send, pass } = circuit();
  endAll(wave(send));
  pass(OPEN_MS);
  send()?.('failed');
  pass(OPEN_MS - 1);
  expect(send()).toBeUndefined();
  pass(1);
  expect(send()).toBeDefined();
});
