import type { MiddlewareFunction } from 'react-router';
import { admission } from './admission.ts';
import { apiClients } from './api-clients.ts';
import { arrival } from './arrival.ts';
import { consent } from './consent.ts';
import { correlation } from './correlation.ts';
import { exactAddress } from './exact-address.ts';
import { preview } from './preview.ts';
import { readLog } from './read-log.ts';
import { requestLog } from './request-log.ts';
import { retryAfter } from './retry-after.ts';
import { security } from './security.ts';
import { session } from './session.ts';
import { site } from './site.ts';

/** The ordered middleware of every request; nothing else reads cookies or builds clients. */
export const pipeline: MiddlewareFunction<Response>[] = [
  correlation,
  security,
  retryAfter,
  site,
  exactAddress,
  admission,
  readLog,
  preview,
  consent,
  session,
  arrival,
  apiClients,
  requestLog,
];
