import { Worker } from 'node:worker_threads';
import type { PGlite, QueryOptions, Results, Transaction } from '@electric-sql/pglite';

import type { EngineCall, EngineReply, EngineRequest, EngineResult } from './pglite-messages.ts';

/** The used part of PGlite, in this thread or another. */
export interface EngineClient extends Pick<PGlite, 'parsers' | 'close'> {
  query: Transaction['query'];
  transaction<T>(run: (tx: Transaction) => Promise<T>): Promise<T>;
}

type SendCall = (call: EngineCall) => Promise<EngineResult>;

// `node --watch` threads also report their modules.
const isReply = (message: unknown): message is EngineReply =>
  typeof message === 'object' && message !== null && ('result' in message || 'failure' in message);

/** Numbers calls and matches replies; rejects pending ones when the thread ends. */
function createCalls(worker: Worker) {
  const waiting = new Map<number | undefined, PromiseWithResolvers<EngineResult>>();
  let last = 0;
  let ended: Error | undefined;
  const wait = (id: number | undefined): Promise<EngineResult> => {
    const reply = Promise.withResolvers<EngineResult>();
    waiting.set(id, reply);
    return reply.promise;
  };
  worker.on('message', (message) => {
    if (!isReply(message)) return;
    const reply = waiting.get(message.id);
    waiting.delete(message.id);
    if ('result' in message) reply?.resolve(message.result);
    else reply?.reject(Object.assign(new Error(message.failure.message), message.failure.fields));
  });
  const end = (reason: Error): void => {
    ended ??= reason;
    for (const reply of waiting.values()) reply.reject(ended);
    waiting.clear();
  };
  worker.on('exit', () => end(new Error('The thread of the embedded database has ended.')));
  return {
    opened: wait(undefined),
    end,
    send: (call: EngineCall, onId?: (id: number) => void): Promise<EngineResult> => {
      if (ended !== undefined) return Promise.reject(ended);
      last += 1;
      onId?.(last);
      const reply = wait(last);
      worker.postMessage({ id: last, call } satisfies EngineRequest);
      return reply;
    },
  };
}

const queriesOn =
  (send: SendCall, transaction?: number): Transaction['query'] =>
  async <Row>(text: string, params?: unknown[], options?: QueryOptions) => {
    const statement = { text, params, rowMode: options?.rowMode };
    const named = transaction === undefined ? {} : { transaction };
    // The caller states the row type.
    return (await send({ kind: 'query', statement, ...named })) as Results<Row>;
  };

/** Opens PGlite in a thread, so that slow statements do not block other requests. */
export async function openPgliteThread(dataDir: string): Promise<EngineClient> {
  const worker = new Worker(new URL('pglite-worker.ts', import.meta.url), { workerData: dataDir });
  const { opened, send: ask, end } = createCalls(worker);
  const onFault = (error: Error): void => {
    end(error);
    // Without its database the process ends, as after an uncaught error.
    queueMicrotask(() => {
      throw error;
    });
  };
  worker.on('error', onFault);
  try {
    await opened;
  } catch (error) {
    await worker.terminate();
    throw error;
  }
  let parsers: PGlite['parsers'] = {};
  return {
    query: queriesOn(ask),
    async transaction(run) {
      let transaction = 0;
      await ask({ kind: 'begin' }, (id) => (transaction = id));
      const finish = (isCommitted: boolean) => ask({ kind: 'end', transaction, isCommitted });
      let result;
      try {
        // Only a transaction's queries are used.
        result = await run({ query: queriesOn(ask, transaction) } as Transaction);
      } catch (error) {
        await finish(false).catch(() => undefined);
        throw error;
      }
      await finish(true);
      return result;
    },
    get parsers() {
      return parsers;
    },
    /** Functions cannot cross threads: types with a parser stay text there. */
    set parsers(wanted) {
      parsers = wanted;
      // A failure here repeats at the next statement.
      ask({ kind: 'texts', types: Object.keys(wanted).map(Number) }).catch(() => undefined);
    },
    async close() {
      worker.off('error', onFault);
      await ask({ kind: 'close' }).finally(() => worker.terminate());
    },
  };
}
