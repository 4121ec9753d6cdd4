/** The lane of a drawing: small and large ones for visitors, and background work. */
export type RenderLane = 'small' | 'large' | 'background';

export interface RenderTicket {
  readonly lane: RenderLane;
  /** Cost relative to others, in megapixels. */
  readonly cost: number;
  /** Aborted when the caller has left: a job without callers does not start. */
  readonly signal?: AbortSignal | undefined;
}

/** Thrown instead of queueing work that would wait longer than its caller does. */
export class QueueFullError extends Error {
  override readonly name = 'QueueFullError';
}

/** Runs a few jobs concurrently, queues the others, and joins equal ones. */
export interface RenderQueue {
  run(key: string, job: () => Promise<Buffer>, ticket: RenderTicket): Promise<Buffer>;
}

export interface RenderQueueOptions {
  readonly concurrency: number;
  /** Megapixels that may wait per lane; one job may always wait. */
  readonly maxWaiting: Readonly<Record<RenderLane, number>>;
}

interface Entry {
  readonly key: string;
  readonly cost: number;
  readonly turn: number;
  readonly result: PromiseWithResolvers<Buffer>;
  readonly job: () => Promise<Buffer>;
  lane: RenderLane;
  callers: number;
  isRunning: boolean;
}

/** The result for one caller, who may leave earlier; `onLeave` is called once. */
function untilLeft(
  result: Promise<Buffer>,
  signal: AbortSignal | undefined,
  onLeave: () => void,
): Promise<Buffer> {
  if (signal === undefined) return result;
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const leave = (): void => {
    reject(signal.reason);
    onLeave();
  };
  signal.addEventListener('abort', leave, { once: true });
  result.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
  return promise;
}

/** A queue for CPU-heavy work; equal keys share a run, the last slot is for small work, full lanes reject. */
export function createRenderQueue({ concurrency, maxWaiting }: RenderQueueOptions): RenderQueue {
  const lanes: Record<RenderLane, Entry[]> = { small: [], large: [], background: [] };
  const underWay = new Map<string, Entry>();
  const sharedPlaces = Math.max(1, concurrency - 1);
  let running = 0;
  let runningLong = 0;
  let turns = 0;

  const nextVisitor = (): Entry | undefined => {
    const [small, large] = [lanes.small[0], lanes.large[0]];
    if (small === undefined || large === undefined) return small ?? large;
    return small.turn < large.turn ? small : large;
  };
  const take = (): Entry | undefined => {
    if (running >= concurrency) return undefined;
    const entry = runningLong < sharedPlaces ? (nextVisitor() ?? lanes.background[0]) : lanes.small[0];
    if (entry !== undefined) lanes[entry.lane].shift();
    return entry;
  };

  const start = (entry: Entry): void => {
    const isLong = entry.lane !== 'small';
    entry.isRunning = true;
    running += 1;
    if (isLong) runningLong += 1;
    // Started in a promise, so that a synchronous throw rejects as well.
    Promise.resolve()
      .then(entry.job)
      .then(entry.result.resolve, entry.result.reject)
      .finally(() => {
        running -= 1;
        if (isLong) runningLong -= 1;
        underWay.delete(entry.key);
        startNext();
      });
  };
  const startNext = (): void => {
    for (let entry = take(); entry !== undefined; entry = take()) start(entry);
  };

  const withdraw = (entry: Entry): void => {
    const lane = lanes[entry.lane];
    const at = lane.indexOf(entry);
    if (at >= 0) lane.splice(at, 1);
  };
  const leave = (entry: Entry): void => {
    entry.callers -= 1;
    if (entry.callers > 0 || entry.isRunning) return;
    withdraw(entry);
    underWay.delete(entry.key);
  };

  const isFull = ({ lane, cost }: RenderTicket): boolean =>
    lanes[lane].length > 0 &&
    lanes[lane].reduce((sum, waiting) => sum + waiting.cost, cost) > maxWaiting[lane];

  const enqueue = (key: string, job: () => Promise<Buffer>, ticket: RenderTicket): Entry => {
    const { lane, cost } = ticket;
    const result = Promise.withResolvers<Buffer>();
    const entry: Entry = { key, cost, lane, turn: (turns += 1), result, job, callers: 0, isRunning: false };
    // Callers who have left must not cause unhandled rejections.
    result.promise.catch(() => undefined);
    lanes[lane].push(entry);
    underWay.set(key, entry);
    return entry;
  };
  const promote = (entry: Entry, lane: RenderLane): void => {
    if (entry.isRunning || entry.lane !== 'background' || lane === 'background') return;
    withdraw(entry);
    entry.lane = lane;
    lanes[lane].push(entry);
    lanes[lane].sort((a, b) => a.turn - b.turn);
  };

  return {
    async run(key, job, ticket) {
      ticket.signal?.throwIfAborted();
      const same = underWay.get(key);
      if (same === undefined && isFull(ticket)) throw new QueueFullError(`The ${ticket.lane} lane is full.`);
      const entry = same ?? enqueue(key, job, ticket);
      promote(entry, ticket.lane);
      entry.callers += 1;
      startNext();
      return untilLeft(entry.result.promise, ticket.signal, () => leave(entry));
    },
  };
}
