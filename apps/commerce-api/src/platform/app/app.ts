import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest } from 'fastify';

import type { BoundArea } from '../operations/bind-areas.ts';
import { useContractCompilers } from '../contracts/compilers.ts';
import {
  listOperations,
  ownContracts,
  readContracts,
  type Contract,
  type Operation,
} from '../contracts/contracts.ts';
import type { NotYetFields } from '../operations/not-yet.ts';
import {
  addOperationRoutes,
  type Authenticate,
  type AuthenticateEditor,
} from '../operations/operation-routes.ts';
import { sendThrownError, useErrorHandlers } from './error-handlers.ts';
import { collectRoutes } from './route-table.ts';
import { useJsonOnly } from '../http/body-parser.ts';
import { sendClientError } from '../http/client-errors.ts';
import { correlationIdOf } from '../http/correlation.ts';
import { BODY_LIMIT_BYTES, fastifyTimeLimits, MAX_PARAM_LENGTH, REQUEST_TIMEOUT_MS } from '../http/limits.ts';
import { finishOnClose } from '../http/finish-on-close.ts';
import { lingerOnClose } from '@haberdash/http-server';
import { QuietLogController } from '../http/log-controller.ts';
import { loggerOptions, type LogTarget } from '../http/logging.ts';
import { WITHOUT_COMPILERS } from '../http/without-compilers.ts';
import type { CallLimits } from '../limits/call-limits.ts';
import type { createClientOf } from '../limits/client.ts';
import { checkPolicy } from '../policy/check.ts';
import { policy } from '../policy/table.ts';
import { StartupProblem } from '../process/startup-problem.ts';

export interface AppOptions {
  readonly areas: (log: FastifyBaseLogger, limits: CallLimits | undefined) => readonly BoundArea[];
  readonly authenticate: Authenticate;
  /** Without it no editor may write. */
  readonly authenticateEditor?: AuthenticateEditor;
  /** Without it clients are unknown. */
  readonly clientOf?: ReturnType<typeof createClientOf>;
  /** Unlimited in tests without it. */
  readonly limits?: ((log: FastifyBaseLogger) => CallLimits) | undefined;
  readonly production: boolean;
  /** Detects tables of another version, whose errors are temporary. */
  readonly findSchemaProblem?: () => Promise<string | undefined>;
  readonly logLevel: string;
  readonly logTarget?: LogTarget;
  readonly requestTimeoutMs?: number;
  readonly contracts?: readonly Contract[];
  /** Tests may run some areas only. */
  readonly partial?: boolean;
}

/** Throws for operations with two handlers or none. */
function joinHandlers(areas: readonly BoundArea[], operations: ReadonlyMap<string, Operation>) {
  const handlers = new Map<string, (call: never) => Promise<unknown>>();
  for (const area of areas) {
    for (const [operationId, handler] of Object.entries(area.handlers)) {
      if (handlers.has(operationId))
        throw new StartupProblem(`Two areas answer the operation ${operationId}.`);
      if (!operations.has(operationId))
        throw new StartupProblem(`No contract has the operation ${operationId}.`);
      handlers.set(operationId, handler);
    }
  }
  return handlers;
}

const createServer = (options: AppOptions): FastifyInstance =>
  Fastify({
    logger: loggerOptions(options.logLevel, options.logTarget),
    genReqId: correlationIdOf,
    logController: new QuietLogController(),
    requestIdHeader: false,
    schemaController: WITHOUT_COMPILERS,
    bodyLimit: BODY_LIMIT_BYTES,
    ...fastifyTimeLimits(options.requestTimeoutMs ?? REQUEST_TIMEOUT_MS),
    routerOptions: { maxParamLength: MAX_PARAM_LENGTH },
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    clientErrorHandler: sendClientError,
    frameworkErrors: (error, request, reply) => {
      sendThrownError(error, request, reply, () => undefined);
    },
  });

/** Builds the service with contract and policy checks; StartupProblem for missing or duplicate handlers. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const allContracts = options.contracts ?? readContracts();
  const contracts = ownContracts(allContracts);
  const operations = listOperations(contracts);
  checkPolicy([...operations.values()], policy);

  const app = createServer(options);
  const limits = options.limits?.(app.log);
  const areas = options.areas(app.log, limits);
  const handlers = joinHandlers(areas, operations);
  const missing = [...operations.keys()].filter((id) => !handlers.has(id));
  if (missing.length > 0 && options.partial !== true)
    throw new StartupProblem(`No area answers ${missing.join(', ')}.`);
  const operationOf = (request: FastifyRequest): Operation | undefined =>
    operations.get(request.routeOptions.config.operationId ?? '');
  useErrorHandlers(
    app,
    collectRoutes(app),
    operationOf,
    options.findSchemaProblem ?? (async () => undefined),
  );
  useJsonOnly(app);
  const finish = finishOnClose(app);
  lingerOnClose(app.server);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-correlation-id', request.id).header('x-content-type-options', 'nosniff');
    if (options.clientOf !== undefined) request.client = options.clientOf(request);
  });

  await app.register(async (scope) => {
    useContractCompilers(scope, { contracts, checkResponses: !options.production });
    addOperationRoutes(scope, {
      contracts,
      handlers,
      notYet: Object.assign({}, ...areas.map((area) => area.notYet)) as NotYetFields,
      authenticate: options.authenticate,
      authenticateEditor: options.authenticateEditor,
      limits,
      production: options.production,
    });
  });
  for (const area of areas) if (area.routes !== undefined) await app.register(area.routes);
  // Production does not load the mocks.
  if (!options.production) {
    const { addMockRoutes } = await import('../operations/mock-routes.ts');
    addMockRoutes(app, allContracts);
  }
  await app.register(async (scope) => void scope.addHook('preClose', finish));
  await app.ready();
  return app;
}
