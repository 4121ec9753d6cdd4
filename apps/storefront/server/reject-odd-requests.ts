import { createInvalidRequestError } from '@haberdash/http-server';
import { sendText } from './answer-text.ts';

/** Requests that nothing behind this line could read get their answer here. */
export const rejectOddRequests = createInvalidRequestError({
  sendText,
  unknownMethod: 'The shop does not do this.',
});
