import type { ClientHooks } from '@haberdash/api-client';
import { config } from '../config/config.ts';
import { log } from './log.ts';

const isRejectedChange = (operation: string, status: number): boolean =>
  !operation.startsWith('GET ') && status >= 400 && status < 500;

/** Logs a change that the service has rejected, and a call in which its bot defence has stepped in (spec 1 §8). */
export const callLog = {
  monitor({ operation, status = 0, errorId, correlationId, durationMs }) {
    if (config().logsRequests && isRejectedChange(operation, status))
      log('info', 'call-rejected', { operation, status, errorId, correlationId, durationMs });
  },
  botDefence({ operation, status, appId, errorId, correlationId }) {
    log('warn', 'bot-defence', { operation, status, appId, errorId, correlationId });
  },
} as const satisfies ClientHooks;
