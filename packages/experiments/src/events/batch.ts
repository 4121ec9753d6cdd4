import type { EventContext } from '../decisions/event-context.ts';
import type { Clock } from '../ports.ts';
import type { Batching } from './batching.ts';
import { envelope, type EventClient, type EventVisitor } from './payload.ts';

export interface Batch {
  readonly add: (context: EventContext, visitor: EventVisitor) => void;
  /** Empties the batch and returns its body; undefined if empty. */
  readonly take: () => string | undefined;
  readonly flush: () => void;
}

/** Collects events until the batch is full, its time is over, or another envelope comes. */
export function createBatch(
  { batchSize, flushIntervalMs }: Batching,
  ports: { readonly client: EventClient; readonly clock: Clock; readonly send: (body: string) => void },
): Batch {
  let visitors: EventVisitor[] = [];
  let head = '';
  let cancel: () => void = () => undefined;
  const take = (): string | undefined => {
    cancel();
    if (visitors.length === 0) return undefined;
    const body = `${head.slice(0, -1)},"visitors":${JSON.stringify(visitors)}}`;
    visitors = [];
    return body;
  };
  const flush = (): void => {
    const body = take();
    if (body !== undefined) ports.send(body);
  };
  const add = (context: EventContext, visitor: EventVisitor): void => {
    const mine = JSON.stringify(envelope(context, ports.client));
    if (mine !== head) flush();
    head = mine;
    if (visitors.push(visitor) >= batchSize) flush();
    else if (visitors.length === 1) cancel = ports.clock.after(flushIntervalMs, flush);
  };
  return { add, take, flush };
}
