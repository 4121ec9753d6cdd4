import { Worker } from 'node:worker_threads';
import type { PGlite, QueryOptions, Results, Transaction } from '@electric-sql/pglite';

import type { EngineCall, EngineReply, EngineRequest, EngineResult } from './pglite-messages.ts';

/** What is used of the embedded database, in this thread or another one. */
export interface EngineClient extends Pick<PGlite, 'parsers' | 'close'> {
  query: Transaction['query'];
  transaction<T>(run: (tx: Transaction) => Promise<T>): Promise<T>;
}

type SendCall = (call: EngineCall) => Promise<EngineResult>;

// Under `node --watch` a thread also tells which modules it has loaded.
const isReply = (message: unknown): message is EngineReply =>
  typeof message === 'object' && message !== null && ('result' in message || 'failure' in message);

/** Numbers calls and hands each its own reply; when the thread ends, whoever waits is told. */
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

/** Statements of one transaction, or of none. */
const queriesOn =
  (send: SendCall, transaction?: number): Transaction['query'] =>
  async <Row>(text: string, params?: unknown[], options?: QueryOptions) => {
    const statement = { text, params, rowMode: options?.rowMode };
    const named = transaction === undefined ? {} : { transaction };
    // Rows have the type that whoever wrote the statement says.
    return (await send({ kind: 'query', statement, ...named })) as Results<Row>;
  };

/**
 * Opens the embedded database in a thread of its own: a statement that takes long, as a search of a large shop does,
 * keeps other statements waiting, and no request that needs none.
 */
export async function openPgliteThread(dataDir: string): Promise<EngineClient> {
  const worker = new Worker(new URL('pglite-worker.ts', import.meta.url), { workerData: dataDir });
  const { opened, send: ask, end } = createCalls(worker);
  const onFault = (error: Error): void => {
    end(error);
    // Without its database the process is of no use: it ends as after any fault that nobody caught.
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
        // Of a transaction its queries are used, and nothing else.
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
    /** Functions do not leave their thread: every type that has one here stays a text there. */
    set parsers(wanted) {
      parsers = wanted;
      // Should this fail, the statement behind it fails as well and says so.
      ask({ kind: 'texts', types: Object.keys(wanted).map(Number) }).catch(() => undefined);
    },
    async close() {
      worker.off('error', onFault);
      await ask({ kind: 'close' }).finally(() => worker.terminate());
    },
  };
}
