import { firstPhase, refund, steps, type Op, type Phase, type Rules, type Shared } from './model.fixtures.ts';

/** An observed operation: start and end counted in events, and its response. */
export interface Played {
  readonly op: Op;
  readonly from: number;
  readonly to: number;
  readonly outcome: string;
}

/** The observable final state. */
export type Ends = Pick<Shared, 'stock' | 'coupons' | 'gift' | 'points' | 'caps'>;

/** Sequential operations by client, and the final state. */
export interface History {
  readonly rules: Rules;
  readonly start: Shared;
  readonly clients: readonly (readonly Played[])[];
  readonly ends: Ends;
}

interface Node {
  readonly shared: Shared;
  /** Completed operations by client. */
  readonly done: readonly number[];
  /** Phase within each client's current operation. */
  readonly phases: readonly (Phase | undefined)[];
  /** Carts whose gift card is being refunded. */
  readonly refunds: readonly number[];
}

const replaced = <T>(list: readonly T[], at: number, value: T): T[] =>
  list.map((each, index) => (index === at ? value : each));

/** Whether every operation that ended earlier is complete. */
const mayStart = ({ clients }: History, { done }: Node, { from }: Played): boolean =>
  clients.every((played, client) => played.every(({ to }, at) => to > from || at < (done[client] ?? 0)));

/** The next nodes that are consistent with the observations. */
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

/** Whether some interleaving of all steps explains every response and the final state. */
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
