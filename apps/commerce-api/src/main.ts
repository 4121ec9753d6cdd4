import { enableCompileCache, flushCompileCache } from 'node:module';

import { useQuickResolution } from './quick-resolution.ts';

// Cached compilation speeds up restarts; only later imports are cached, hence the dynamic ones.
enableCompileCache();
useQuickResolution();

const { readConfig } = await import('./platform/config/config.ts');
const { describeError } = await import('./platform/http/logging.ts');
const { createLastResort } = await import('@haberdash/http-server');
const { ShopProblem } = await import('@haberdash/shop');
const { StartupProblem } = await import('./platform/process/startup-problem.ts');

const STOP_TIMEOUT_MS = 15_000;
/** Time for the first requests to load their modules. */
const CACHE_COMPILED_AFTER_MS = 10_000;

try {
  const { startService } = await import('./server.ts');
  const service = await startService(readConfig(process.env), {
    print: (line) => console.log(line),
    // Only for a parent process with a channel.
    onFilled: (source) => process.send?.({ filledWith: source }),
  });
  let stopping: Promise<void> | undefined;
  const stop = (exitCode: number): void => {
    if (stopping !== undefined) return;
    setTimeout(() => process.exit(1), STOP_TIMEOUT_MS).unref();
    stopping = service.stop().then(
      () => process.exit(exitCode),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', () => stop(0));
  process.on('SIGINT', () => stop(0));
  const lastResort = createLastResort({
    log: (event, error) => service.app.log.error({ err: error }, event),
    restart: () => stop(1),
  });
  process.on('uncaughtException', lastResort.onException);
  process.on('unhandledRejection', lastResort.onRejection);
  // A killed process never writes its cache on exit.
  setTimeout(flushCompileCache, CACHE_COMPILED_AFTER_MS).unref();
} catch (error) {
  if (error instanceof StartupProblem || error instanceof ShopProblem) console.error(error.message);
  else console.error('The service could not start.', describeError(error));
  process.exit(1);
}
