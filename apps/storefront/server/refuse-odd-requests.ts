import { createOddRequestRefusal } from '@haberdash/http-server';
import { answerText } from './answer-text.ts';

/** Requests that nothing behind this line could read get their answer here. */
export const refuseOddRequests = createOddRequestRefusal({
  answerText,
  unknownMethod: 'The shop does not do this.',
});
