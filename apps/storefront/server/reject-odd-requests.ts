import { createInvalidRequestError } from '@haberdash/http-server';
import { sendText } from './answer-text.ts';

/** Responds to malformed requests before any other step. */
export const rejectOddRequests = createInvalidRequestError({
  sendText,
  unknownMethod: 'The shop does not do this.',
});
