import { openBooks } from './books.ts';
import { readProvidersConfig } from './config.ts';
import { createSandboxApp } from './sandbox-app.ts';
import { StartupProblem } from './startup-problem.ts';

const PROBLEMS: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is in use by another process; stop that one or set SANDBOX_PORT',
  EACCES: 'needs rights that this process lacks; set SANDBOX_PORT above 1023',
};

try {
  const config = readProvidersConfig(process.env);
  const books = openBooks(config.booksDir);
  const app = await createSandboxApp({ ...config, books, now: () => Date.now() });
  const stop = (): void => {
    app.close().then(
      () => {
        books.close();
        process.exit(0);
      },
      () => process.exit(1),
    );
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  await app.listen({ host: config.host, port: config.port });
} catch (error) {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const problem = PROBLEMS[code];
  if (problem !== undefined) console.error(`The port of the sandbox providers ${problem}.`);
  else console.error(error instanceof StartupProblem ? error.message : error);
  process.exit(1);
}
