import { readConfig } from './config.ts';
import { describeError } from './http/logging.ts';
import { startService } from './server.ts';
import { StartupProblem } from './startup-problem.ts';

const STOP_TIMEOUT_MS = 15_000;

try {
  const service = await startService(readConfig(process.env), { say: (line) => console.log(line) });
  let isStopping = false;
  const stop = (): void => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), STOP_TIMEOUT_MS).unref();
    service.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
} catch (error) {
  if (error instanceof StartupProblem) console.error(error.message);
  else console.error('The service could not start.', describeError(error));
  process.exit(1);
}
