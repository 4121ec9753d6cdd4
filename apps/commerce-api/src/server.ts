import type { FastifyInstance } from 'fastify';

import { createApp } from './app.ts';
import { createAreas } from './areas.ts';
import { systemClock, type Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import { openDatabase } from './db/open.ts';
import type { LogTarget } from './http/logging.ts';
import { StartupProblem } from './startup-problem.ts';
import { createAuthenticate } from './token/authenticate.ts';
import { tokenSecret } from './token/secret.ts';

/** A service that listens. */
export interface RunningService {
  readonly address: string;
  readonly app: FastifyInstance;
  readonly database: Database;
  stop(): Promise<void>;
}

const listen = async (app: FastifyInstance, host: string, port: number): Promise<string> => {
  try {
    return await app.listen({ host, port });
  } catch (error) {
    await app.close();
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EADDRINUSE')
      throw new StartupProblem(`The port ${port} on ${host} is in use by another process.`);
    if (code === 'EACCES')
      throw new StartupProblem(`The port ${port} on ${host} needs rights that this process lacks.`);
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new StartupProblem(`The host ${host} is not an address of this machine.`);
    throw error;
  }
};

/** Opens the data, puts the service together and listens; whatever was opened is closed when a step fails. */
export async function startService(
  config: Config,
  options: { readonly clock?: Clock; readonly logTarget?: LogTarget } = {},
): Promise<RunningService> {
  const clock = options.clock ?? systemClock;
  const database = await openDatabase(config);
  try {
    const secret = await tokenSecret(database, config.tokenSecret);
    const app = await createApp({
      areas: createAreas({ database, clock, config }, secret),
      authenticate: createAuthenticate(clock, secret),
      production: config.production,
      logLevel: config.logLevel,
      partial: true,
      ...(options.logTarget === undefined ? {} : { logTarget: options.logTarget }),
    });
    const address = await listen(app, config.host, config.port);
    const stop = async (): Promise<void> => {
      await app.close();
      await database.close();
    };
    return { address, app, database, stop };
  } catch (error) {
    await database.close();
    throw error;
  }
}
