import { enableCompileCache, flushCompileCache } from 'node:module';

import { useQuickResolution } from './quick-resolution.ts';

// Compiled sources are cached between starts: a service that was killed is back sooner. What is imported before this
// line is not, hence the dynamic imports.
enableCompileCache();
useQuickResolution();

const { readConfig } = await import('./platform/config/config.ts');
const { describeError } = await import('./platform/http/logging.ts');
const { createLastResort } = await import('@haberdash/http-server');
const { startService } = await import('./server.ts');
const { StartupProblem } = await import('./platform/process/startup-problem.ts');

const STOP_TIMEOUT_MS = 15_000;
/** Time for the first requests to load what they need, so that it is cached as well. */
const CACHE_COMPILED_AFTER_MS = 10_000;

try {
  const service = await startService(readConfig(process.env), {
    say: (line) => console.log(line),
    // Only a process that has started this one with a channel gets it.
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
  // Node writes its cache when a process ends in peace, which a killed one never does.
  setTimeout(flushCompileCache, CACHE_COMPILED_AFTER_MS).unref();
} catch (error) {
  if (error instanceof StartupProblem) console.error(error.message);
  else console.error('The service could not start.', describeError(error));
  process.exit(1);
}
