import { readPreviewTicket } from '@haberdash/api-client/preview-ticket';

import type { AuthenticateEditor } from '../../../platform/operations/operation-routes.ts';
import type { Clock } from '../../../shared/clock.ts';

const BEARER = /^Bearer ([A-Za-z0-9._-]{20,1000})$/;

/** Reads tickets that name their editor. */
export const createAuthenticateEditor =
  (clock: Clock, secrets: readonly string[]): AuthenticateEditor =>
  async (authorization) => {
    const ticket = BEARER.exec(authorization ?? '')?.[1];
    if (ticket === undefined) return undefined;
    const known = await readPreviewTicket(ticket, { secrets, nowMs: clock.now() });
    return known.state === 'valid' && known.editor !== undefined
      ? { kind: 'editor', name: known.editor }
      : undefined;
  };
