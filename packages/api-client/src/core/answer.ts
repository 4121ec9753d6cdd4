import { ApiError, readError, TransportError, type CallName } from '../errors/api-error.ts';
import { retryAfterMs } from './retry.ts';

/** An answer whose body has been read. */
export interface Answer {
  readonly status: number;
  readonly headers: Pick<Headers, 'get'>;
  readonly body: Uint8Array;
}

/** What an answer has to be to count as one. */
export interface Expected {
  readonly isEmptyAllowed: boolean;
  readonly isBinary: boolean;
  /** The id that was sent; an answer may name another. */
  readonly correlationId: string;
  readonly now: () => number;
  /** Reads the JSON of an answer. */
  readonly parse: (body: Uint8Array) => unknown;
}

/** The data of an answer; says which call and what was wrong with one that is none. */
export function readData(answer: Answer, call: CallName, expected: Expected): unknown {
  const { status, headers, body } = answer;
  const malformed = (detail: string) =>
    new TransportError(
      'malformed',
      call,
      `answered ${status} with ${detail}`,
      undefined,
      expected.correlationId,
    );
  if (body.byteLength === 0) {
    if (expected.isEmptyAllowed || status === 304) return undefined;
    throw malformed('an empty body instead of data');
  }
  if (expected.isBinary) return body;
  const type = headers.get('content-type') ?? 'a body without a type';
  if (!type.includes('json')) throw malformed(`${type.slice(0, 60)} instead of JSON`);
  try {
    return expected.parse(body);
  } catch {
    // Without the cause: the parser quotes the body, which may be about a person.
    throw malformed(`JSON that is cut off or broken, ${body.byteLength} bytes`);
  }
}

/** The error in an answer; one without a reason still says call, status and correlation id. */
export function readApiError(answer: Answer, call: CallName, body: unknown, expected: Expected): ApiError {
  const { details, appId, correlationId } = readError(body);
  return new ApiError({
    status: answer.status,
    call,
    details,
    appId,
    correlationId: correlationId ?? answer.headers.get('x-correlation-id') ?? expected.correlationId,
    retryAfterMs: retryAfterMs(answer.headers, expected.now()),
  });
}

/** The body of an error as JSON, or undefined. */
export function readErrorBody({ body }: Answer): unknown {
  try {
    return parseJson(body);
  } catch {
    return undefined;
  }
}

/** Reads JSON anew. */
export function parseJson(body: Uint8Array): unknown {
  return JSON.parse(new TextDecoder().decode(body));
}
