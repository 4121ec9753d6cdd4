import { createOddRequestError } from '@haberdash/http-server';
import { answerText } from './answer-text.ts';

/** Requests that nothing behind this line could read get their answer here. */
export const rejectOddRequests = createOddRequestError({
  answerText,
  unknownMethod: 'The shop does not do this.',
});
