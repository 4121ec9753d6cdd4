import type { FastifyPluginAsync } from 'fastify';

import type { Clock } from '../../shared/clock.ts';
import type { Config } from '../config/config.ts';
import type { NotYetFields } from './not-yet.ts';
import type { OperationId } from '../contracts/operation-types.ts';
import type { Handlers } from './handlers.ts';
import type { Database } from '../db/database.ts';
import type { CallLimits } from '../limits/call-limits.ts';
import type { ObjectResolvers } from '../policy/objects.ts';

export interface Services {
  readonly database: Database;
  readonly clock: Clock;
  readonly config: Config;
  /** For routes outside of the contracts; unlimited without it. */
  readonly limits?: CallLimits | undefined;
}

/** Read-only services. */
export interface ShopServices extends Omit<Services, 'database'> {
  readonly database: Pick<Database, 'read'>;
}

/** A part of the service: handlers and optional routes. */
export interface Area {
  readonly name: string;
  readonly handlers: Partial<Handlers>;
  readonly objects?: ObjectResolvers;
  /** Unsupported body fields, which are rejected. */
  readonly notYet?: NotYetFields;
  readonly routes?: FastifyPluginAsync;
}

/** Types each handler by its operation. */
export function defineHandlers<Id extends OperationId>(handlers: Handlers<Id>): Handlers<Id> {
  return handlers;
}
