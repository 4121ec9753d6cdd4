import type { FastifyBaseLogger, FastifyInstance } from 'fastify';

import type { Background } from './background.ts';

export interface RepeatedWork {
  readonly name: string;
  readonly everyMs: number;
  readonly run: () => Promise<void>;
  /** Runs once at the start. */
  readonly prepare?: () => Promise<void>;
}

/** Repeats work until the service closes; failures are logged. */
export function repeatWhileRunning(
  app: Pick<FastifyInstance, 'addHook'>,
  { name, everyMs, run, prepare }: RepeatedWork,
  background: Background,
  log: Pick<FastifyBaseLogger, 'error'>,
): void {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const tick = async (): Promise<void> => {
    try {
      await run();
    } catch (error) {
      log.error({ err: error, work: name }, 'repeated work failed');
    }
    if (!isStopped) timer = setTimeout(() => background.run(name, tick), everyMs).unref();
  };
  app.addHook('onReady', async () => {
    await prepare?.();
    background.run(name, tick);
  });
  app.addHook('onClose', async () => {
    isStopped = true;
    clearTimeout(timer);
    await background.drain();
  });
}
