import type { LogFault } from '@haberdash/blocks/model';
import { log } from './log.ts';

/** Logs each piece of content that could not be shown. */
export const logContentFault =
  (correlationId: string): LogFault =>
  (fault) =>
    log('warn', 'content-fault', { ...fault, correlationId });
