import type { FastifyPluginAsync } from 'fastify';

import type { Clock } from '../../shared/clock.ts';
import type { Config } from '../config/config.ts';
import type { NotYetFields } from './not-yet.ts';
import type { OperationId } from '../contracts/operation-types.ts';
import type { Handlers } from './handlers.ts';
import type { Database } from '../db/database.ts';
import type { CallLimits } from '../limits/call-limits.ts';
import type { ObjectResolvers } from '../policy/objects.ts';

/** What areas are made from. */
export interface Services {
  readonly database: Database;
  readonly clock: Clock;
  readonly config: Config;
  /** For what is no operation; without them nothing is too much. */
  readonly limits?: CallLimits | undefined;
}

/** What areas are made from that show the shop to everybody: they read, and change nothing. */
export interface ShopServices extends Omit<Services, 'database'> {
  readonly database: Pick<Database, 'read'>;
}

/** One part of the service: handlers of contract operations, and routes beside the contracts if it has any. */
export interface Area {
  readonly name: string;
  readonly handlers: Partial<Handlers>;
  /** How the objects that its rows of the policy are about are found. */
  readonly objects?: ObjectResolvers;
  /** Fields of their bodies that they do not use yet, and that are rejected until they do. */
  readonly notYet?: NotYetFields;
  readonly routes?: FastifyPluginAsync;
}

/** Keeps each handler typed by its own operation while areas are written as plain objects. */
export function defineHandlers<Id extends OperationId>(handlers: Handlers<Id>): Handlers<Id> {
  return handlers;
}
