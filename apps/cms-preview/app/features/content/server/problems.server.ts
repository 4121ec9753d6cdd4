import { ApiError, TransportError } from '@haberdash/api-client';

/** Why a view cannot be shown, and how to fix it. */
export interface Problem {
  readonly title: string;
  readonly cure: string;
}

const TRANSPORT: Readonly<Record<string, Problem>> = {
  timeout: {
    title: 'The content service takes too long',
    cure: 'It has not answered in eight seconds. Try again, or ask for fewer results.',
  },
  'too-large': {
    title: 'A document is too large to be shown',
    cure: 'The answer has more than 4 MB. Ask for 10 results, or look for a text that was pasted with its pictures in it.',
  },
  malformed: {
    title: 'The content service has answered something else than content',
    cure: 'Is COMMERCE_API_URL the address of the commerce service?',
  },
};
const DOWN: Problem = {
  title: 'The content service cannot be reached',
  cure: 'What you have chosen stays in the address. Start the commerce service, or wait: the view shows by itself when it is back.',
};

/** A failed call as a problem that an editor can act on; rethrows anything else. */
export function problemOf(error: unknown): Problem {
  if (error instanceof TransportError) return TRANSPORT[error.reason] ?? DOWN;
  if (!(error instanceof ApiError)) throw error;
  if (error.status === 404)
    return {
      title: 'There is no such content at this moment',
      cure: 'Check the name of the document and the date: it may not be published yet, or not any more.',
    };
  if (error.status === 501)
    return { title: 'The service does not answer this yet', cure: 'Choose another document.' };
  if (error.status === 429)
    return { title: 'Too many questions at once', cure: 'Wait a minute, then press “Try again”.' };
  return error.status >= 500
    ? {
        title: 'The content service has failed',
        cure: `Its log says why, under ${error.correlationId ?? error.errorId}.`,
      }
    : { title: 'The content service has rejected this', cure: `It says: ${error.errorId}.` };
}
