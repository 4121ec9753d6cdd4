import type { ClientHooks } from '@haberdash/api-client';
import { config } from '../config/config.ts';
import { log } from './log.ts';

/** What is not there is no event: most pages ask for content that an editor may or may not have made. */
const ABSENT: ReadonlySet<number> = new Set([404, 410]);

/** Logs a call that the service has refused, and one in which its bot defence has stepped in (spec 1 §8). */
export const callLog = {
  monitor({ operation, status = 0, errorId, correlationId, durationMs }) {
    if (!config().logsRequests || errorId === undefined || ABSENT.has(status)) return;
    log('info', 'call-refused', { operation, status, errorId, correlationId, durationMs });
  },
  botDefence({ operation, status, appId, errorId, correlationId }) {
    log('warn', 'bot-defence', { operation, status, appId, errorId, correlationId });
  },
} as const satisfies ClientHooks;
