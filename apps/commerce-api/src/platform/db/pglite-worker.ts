import { parentPort, workerData } from 'node:worker_threads';
import { PGlite, type Transaction } from '@electric-sql/pglite';

import { JSON_FROM_BYTES } from './json-bytes.ts';
import type {
  EngineCall,
  EngineFailure,
  EngineReply,
  EngineRequest,
  EngineResult,
} from './pglite-messages.ts';

interface Running {
  readonly tx: Transaction;
  readonly end: PromiseWithResolvers<void>;
  readonly ended: Promise<void>;
}

/** Transferred fields of an error, without values and statements. */
const FIELDS = ['code', 'severity', 'detail', 'hint', 'schema', 'table', 'column', 'constraint', 'routine'];

const failureOf = (error: unknown): EngineFailure => {
  if (!(error instanceof Error)) return { message: String(error), fields: {} };
  const own = new Map<string, unknown>(Object.entries(error));
  const fields = FIELDS.flatMap((name) => {
    const value = own.get(name);
    return typeof value === 'string' ? [[name, value] as const] : [];
  });
  return { message: error.message, fields: Object.fromEntries(fields) };
};

const asIs = (value: string): string => value;

class RolledBack extends Error {}

function serve(client: PGlite) {
  const running = new Map<number, Running>();

  const find = (name: number): Running => {
    const found = running.get(name);
    if (found === undefined) throw new RangeError('The transaction has ended.');
    return found;
  };

  const begin = (name: number): Promise<void> =>
    new Promise((begun, failed) => {
      const end = Promise.withResolvers<void>();
      const ended = client.transaction(async (tx) => {
        running.set(name, { tx, end, ended });
        begun();
        await end.promise;
      });
      ended.catch(failed).finally(() => running.delete(name));
    });

  const finish = async (name: number, isCommitted: boolean): Promise<void> => {
    const { end, ended } = find(name);
    if (isCommitted) end.resolve();
    else end.reject(new RolledBack());
    await ended.catch((error: unknown) => {
      if (!(error instanceof RolledBack)) throw error;
    });
  };

  return async (id: number, call: EngineCall): Promise<EngineResult> => {
    switch (call.kind) {
      case 'query': {
        const { text, params, rowMode } = call.statement;
        const queries = call.transaction === undefined ? client : find(call.transaction).tx;
        const { rows, affectedRows } = await queries.query(
          text,
          params === undefined ? undefined : [...params],
          rowMode === undefined ? undefined : { rowMode },
        );
        return { rows, ...(affectedRows === undefined ? {} : { affectedRows }) };
      }
      case 'begin':
        await begin(id);
        return undefined;
      case 'end':
        await finish(call.transaction, call.isCommitted);
        return undefined;
      case 'texts':
        client.parsers = {
          ...client.parsers,
          ...Object.fromEntries(call.types.map((type) => [type, asIs])),
        };
        return undefined;
      case 'close':
        await client.close();
        return undefined;
    }
  };
}

/** Without replicas the WAL of bulk loads is unnecessary: a sixth of a seed's time. */
const WITHOUT_FOLLOWERS = ['-c', 'wal_level=minimal', '-c', 'max_wal_senders=0'];

const reply = (message: EngineReply): void => parentPort?.postMessage(message);

async function open(dataDir: string): Promise<void> {
  try {
    const respond = serve(
      await PGlite.create({
        dataDir,
        startParams: [...PGlite.defaultStartParams, ...WITHOUT_FOLLOWERS],
        serializers: JSON_FROM_BYTES,
      }),
    );
    parentPort?.on('message', ({ id, call }: EngineRequest) => {
      respond(id, call).then(
        (result) => reply({ id, result }),
        (error: unknown) => reply({ id, failure: failureOf(error) }),
      );
    });
    reply({ id: undefined, result: undefined });
  } catch (error) {
    reply({ id: undefined, failure: failureOf(error) });
  }
}

// Only `openPgliteThread` starts this worker.
await open(String(workerData));
