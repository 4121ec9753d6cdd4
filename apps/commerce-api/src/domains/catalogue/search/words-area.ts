import type { FastifyBaseLogger } from 'fastify';

import type { Area, Services } from '../../../platform/operations/area.ts';
import { createBackground } from '../../../platform/process/background.ts';
import { repeatWhileRunning } from '../../../platform/process/repeating.ts';
import { makeQueuedWords } from './words-from-tables.ts';

const EVERY_MS = 2_000;

/** Rebuilds search words after changes of the product tables, whatever wrote them. */
export function searchWordsArea({ database }: Pick<Services, 'database'>, log: FastifyBaseLogger): Area {
  const background = createBackground(log);
  return {
    name: 'search words',
    handlers: {},
    routes: async (app) => {
      const work = { name: 'search words', everyMs: EVERY_MS, run: () => makeQueuedWords(database) };
      repeatWhileRunning(app, work, background, log);
    },
  };
}
