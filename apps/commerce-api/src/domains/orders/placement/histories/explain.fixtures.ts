import { firstPhase, refund, steps, type Op, type Phase, type Rules, type Shared } from './model.fixtures.ts';

/** An operation as it was seen from outside: when it began and ended, counted in events, and what was answered. */
export interface Played {
  readonly op: Op;
  readonly from: number;
  readonly to: number;
  readonly outcome: string;
}

/** What there is in the end, as far as clients can see it. */
export type Ends = Pick<Shared, 'stock' | 'coupons' | 'gift' | 'points' | 'caps'>;

/** What clients did, each one thing after the other, and what it came to. */
export interface History {
  readonly rules: Rules;
  readonly start: Shared;
  readonly clients: readonly (readonly Played[])[];
  readonly ends: Ends;
}

interface Node {
  readonly shared: Shared;
  /** How many operations each client has behind it. */
  readonly done: readonly number[];
  /** Where each client stands within its next one; none before it. */
  readonly phases: readonly (Phase | undefined)[];
  /** Carts whose gift card gets its money back. */
  readonly refunds: readonly number[];
}

const replaced = <T>(list: readonly T[], at: number, value: T): T[] =>
  list.map((each, index) => (index === at ? value : each));

/** Whether everything that ended before this operation began is behind. */
const mayStart = ({ clients }: History, { done }: Node, { from }: Played): boolean =>
  clients.every((played, client) => played.every(({ to }, at) => to > from || at < (done[client] ?? 0)));

/** The nodes that one more step leads to, as far as it answers what was seen. */
function* next(history: History, node: Node): Generator<Node> {
  const { shared, done, phases, refunds } = node;
  for (const [client, played] of history.clients.entries()) {
    const seen = played[done[client] ?? 0];
    if (seen === undefined) continue;
    const phase = phases[client] ?? firstPhase(seen.op);
    if (phases[client] === undefined && !mayStart(history, node, seen)) continue;
    for (const result of steps(shared, history.rules, seen.op, phase)) {
      if (result.outcome === undefined)
        yield { ...node, shared: result.shared, phases: replaced(phases, client, result.phase) };
      else if (result.outcome === seen.outcome)
        yield {
          shared: result.shared,
          done: replaced(done, client, (done[client] ?? 0) + 1),
          phases: replaced(phases, client, undefined),
          refunds: result.refundOf === undefined ? refunds : [...refunds, result.refundOf],
        };
    }
  }
  for (const cart of refunds)
    yield { ...node, shared: refund(shared, cart), refunds: refunds.filter((each) => each !== cart) };
}

const endsOf = ({ stock, coupons, gift, points, caps }: Ends): string =>
  JSON.stringify([stock, coupons, gift, points, caps.map((cap) => cap ?? null)]);

/**
 * Whether some order of the steps of all operations, one at a time, answers every client what it was answered and leaves
 * what was left; operations that followed each other do so in it.
 */
export function isExplained(history: History): boolean {
  const { start, clients, ends } = history;
  const tried = new Set<string>();
  const wanted = endsOf(ends);
  const search = (node: Node): boolean => {
    const isOver = clients.every((played, client) => node.done[client] === played.length);
    if (isOver && node.refunds.length === 0) return endsOf(node.shared) === wanted;
    const key = JSON.stringify(node);
    if (tried.has(key)) return false;
    tried.add(key);
    for (const after of next(history, node)) if (search(after)) return true;
    return false;
  };
  const none = clients.map(() => undefined);
  return search({ shared: start, done: clients.map(() => 0), phases: none, refunds: [] });
}
