import { parseTrustedProxies, type TrustedProxies } from '@haberdash/api-client/forwarded';
import type { FastifyInstance } from 'fastify';

import { createApp, type AppOptions } from './platform/app/app.ts';
import { createAreas } from './areas.ts';
import { systemClock, type Clock } from './shared/clock.ts';
import type { Config } from './platform/config/config.ts';
import type { Database } from './platform/db/database.ts';
import { compilersOf } from './platform/contracts/compilers.ts';
import { ownContracts, readContracts } from './platform/contracts/contracts.ts';
import { openDatabase } from './platform/db/open.ts';
import { schemaProblem } from './platform/db/schema-version.ts';
import { openPictures } from './providers/pictures/open.ts';
import type { LogTarget } from './platform/http/logging.ts';
import { createCallLimits } from './platform/limits/call-limits.ts';
import { createClientOf } from './platform/limits/client.ts';
import { openProviders } from './providers/open-providers.ts';
import { StartupProblem } from './platform/process/startup-problem.ts';
import { createAuthenticateEditor } from './domains/accounts/index.ts';
import { createAuthenticate, tokenSecret } from './domains/customers/index.ts';
import { refreshContent, seedAtStart } from './seed/at-start.ts';
import { openSeed } from './seed/open-seed.ts';

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
      throw new StartupProblem(
        `The port ${port} on ${host} is in use by another process; stop that one or set another port.`,
      );
    if (code === 'EACCES')
      throw new StartupProblem(
        `The port ${port} on ${host} needs rights that this process lacks; set a port above 1023.`,
      );
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new StartupProblem(`The host ${host} is not an address of this machine; correct HOST.`);
    throw error;
  }
};

type StartOptions = {
  readonly clock?: Clock;
  readonly logTarget?: LogTarget;
  /** Receives progress lines. */
  readonly print?: (line: string) => void;
  /** Called with the source of a seeded shop. */
  readonly onFilled?: (source: string) => void;
};

/** Invalid lists were rejected by the configuration. */
const trustedProxies = (config: Config): TrustedProxies =>
  parseTrustedProxies(config.trustedProxies) ?? (() => false);

function limitsOf(
  { limits }: Config,
  database: Database,
  clock: Clock,
  secret: string,
): AppOptions['limits'] {
  if (limits === 'off') return undefined;
  return (log) => createCallLimits({ database, clock, secret, limits, log });
}

/** Opens the data, builds the service and listens; closes everything when a step fails. */
export async function startService(config: Config, options: StartOptions = {}): Promise<RunningService> {
  const clock = options.clock ?? systemClock;
  const database = await openDatabase({
    ...config,
    onConnectionError: (error) => running?.app.log.warn({ err: error }, 'an idle database connection broke'),
  });
  const closers: (() => Promise<unknown>)[] = [() => database.close()];
  const close = async (): Promise<void> => {
    for (const closer of closers.splice(0).toReversed()) await closer();
  };
  let running: RunningService | undefined;
  try {
    if (config.seedIfEmpty) {
      const source = await openSeed(config);
      const isFilled = await seedAtStart(database, source, config.seedProducts, options.print ?? (() => {}));
      if (isFilled) options.onFilled?.(source.name);
      if (config.seedFreshContent) await refreshContent(database, source);
    }
    const pictures = await openPictures(config);
    const secret = await tokenSecret(database, config.tokenSecret);
    const app = await createApp({
      areas: (log, limits) =>
        createAreas({
          services: { database, clock, config, limits },
          secret,
          providers: openProviders(config),
          pictures,
          log,
        }),
      authenticate: createAuthenticate(clock, secret),
      authenticateEditor: createAuthenticateEditor(clock, config.previewSecrets),
      clientOf: createClientOf(trustedProxies(config)),
      limits: limitsOf(config, database, clock, secret),
      production: config.production,
      findSchemaProblem: () => schemaProblem(database),
      logLevel: config.logLevel,
      requestTimeoutMs: config.requestTimeoutMs,
      ...(options.logTarget === undefined ? {} : { logTarget: options.logTarget }),
    });
    closers.push(() => app.close());
    if (config.production) await compilersOf(ownContracts(readContracts())).prepareRequests();
    const address = await listen(app, config.host, config.port);
    running = { address, app, database, stop: close };
    return running;
  } catch (error) {
    await close();
    throw error;
  }
}
