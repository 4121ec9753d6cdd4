import { ApiError, readError, TransportError, type CallName } from '../errors/api-error.ts';
import { retryAfterMs } from './retry.ts';

export interface ReceivedResponse {
  readonly status: number;
  readonly headers: Pick<Headers, 'get'>;
  readonly body: Uint8Array;
}

export interface Expected {
  readonly isEmptyAllowed: boolean;
  readonly isBinary: boolean;
  /** The id that was sent; a response may have another. */
  readonly correlationId: string;
  readonly now: () => number;
  readonly parse: (body: Uint8Array) => unknown;
}

/** The data of a response; the error of an invalid one names the call and the reason. */
export function readData(response: ReceivedResponse, call: CallName, expected: Expected): unknown {
  const { status, headers, body } = response;
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
    // Without the cause: the parser's message quotes the body, which may contain personal data.
    throw malformed(`JSON that is cut off or broken, ${body.byteLength} bytes`);
  }
}

/** The error of a response; without a body still with call, status and correlation id. */
export function readApiError(
  response: ReceivedResponse,
  call: CallName,
  body: unknown,
  expected: Expected,
): ApiError {
  const { details, appId, correlationId } = readError(body);
  return new ApiError({
    status: response.status,
    call,
    details,
    appId,
    correlationId: correlationId ?? response.headers.get('x-correlation-id') ?? expected.correlationId,
    retryAfterMs: retryAfterMs(response.headers, expected.now()),
  });
}

export function readErrorBody({ body }: ReceivedResponse): unknown {
  try {
    return parseJson(body);
  } catch {
    return undefined;
  }
}

export function parseJson(body: Uint8Array): unknown {
  return JSON.parse(new TextDecoder().decode(body));
}
