import type { FastifyBaseLogger, FastifyInstance } from 'fastify';

import type { Background } from './background.ts';

/** Work that is done again and again beside the requests. */
export interface RepeatedWork {
  readonly name: string;
  readonly everyMs: number;
  readonly run: () => Promise<void>;
  /** Done once before the first time. */
  readonly prepare?: () => Promise<void>;
}

/** Repeats work from the start of a service, one run after the other, until it is closed; a failure is logged. */
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
