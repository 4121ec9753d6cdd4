import type { ErrorDetail } from '../errors/api-error.ts';
import { findHandling, textOf } from '../errors/message-for.ts';
import { messages } from '../errors/messages/en.ts';
import type { MockChoice } from './choose-status.ts';
import type { MockBody, MockOperation } from './mock-operation.ts';

/** The application id of mocks; a check searches builds for it, so that no mock is shipped. */
export const MOCK_APP_ID = 'haberdash-mock';

/** Values for the placeholders in examples of errors. */
const VALUES = { maxAllowedQty: 3 };

function detailOf(errorId: string): ErrorDetail {
  const handling = findHandling(errorId);
  if (handling === undefined) return { errorId, message: errorId };
  const message = textOf(handling.message, messages, VALUES) ?? errorId;
  return {
    errorId,
    message,
    ...(handling.field === undefined ? {} : { field: handling.field }),
    ...(messages[handling.message].includes('{') ? { additionalInfo: VALUES } : {}),
  };
}

const isError = (response: MockBody | readonly string[]): response is readonly string[] =>
  Array.isArray(response);

export interface MockResponse {
  readonly status: number;
  readonly type: string | undefined;
  readonly body: string | undefined;
}

/** The contract's response for a status: its example, or an error with one of its codes. */
export function responseOf(
  operation: MockOperation,
  choice: MockChoice,
  correlationId: string,
): MockResponse {
  const { status, code } = choice;
  const found = operation.answers[String(status)] ?? {};
  if (isError(found)) {
    const errorId = code ?? found[0] ?? 'GEN500';
    if (!found.includes(errorId))
      throw new RangeError(`${operation.id} does not answer ${status} with ${errorId}.`);
    const body = { errorDetails: [detailOf(errorId)], appId: MOCK_APP_ID, correlationId };
    return { status, type: 'application/json', body: JSON.stringify(body) };
  }
  const { body, type } = found;
  if (body === undefined && type === undefined) return { status, type, body: undefined };
  if (type === undefined || type.endsWith('+json'))
    return { status, type: type ?? 'application/json', body: JSON.stringify(body) };
  return { status, type, body: typeof body === 'string' ? body : MOCK_APP_ID };
}
