import { findCatalogueEntry, type CatalogueEntry } from './catalogue.ts';

/** One entry of `errorDetails` (spec 1 §3). */
export interface ErrorDetail {
  readonly errorId: string;
  readonly message: string;
  readonly type?: string;
  readonly field?: string;
  readonly itemId?: string;
  readonly additionalInfo?: {
    readonly maxAllowedQty?: number;
    readonly shipmentId?: string;
    readonly categoryId?: string;
  };
}

/** Which call an error belongs to. */
export interface CallName {
  readonly method: string;
  readonly path: string;
}

interface ApiErrorFacts {
  readonly status: number;
  readonly details: readonly ErrorDetail[];
  readonly call: CallName;
  readonly appId?: string | undefined;
  readonly correlationId?: string | undefined;
}

/** A refusal by a service: carries the first `errorId` and, for known ids, its catalogue entry (spec 1 §8). */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly errorId: string;
  readonly details: readonly ErrorDetail[];
  readonly call: CallName;
  readonly appId: string | undefined;
  readonly correlationId: string | undefined;

  constructor(facts: ApiErrorFacts) {
    const first = facts.details[0];
    super(
      first?.message ?? `${facts.call.method} ${facts.call.path} answered ${facts.status} without a reason`,
    );
    this.status = facts.status;
    this.errorId = first?.errorId ?? 'GEN500';
    this.details = facts.details;
    this.call = facts.call;
    this.appId = facts.appId;
    this.correlationId = facts.correlationId;
  }

  /** Where the refusal is shown and what to do about it; undefined for an id that the catalogue does not know. */
  get entry(): CatalogueEntry | undefined {
    return findCatalogueEntry(this.errorId);
  }
}

/** Why a call got no usable answer. */
export type TransportFailure = 'timeout' | 'network' | 'malformed' | 'aborted';

/** A call that got no usable answer: a fault of the way, never a refusal. */
export class TransportError extends Error {
  override readonly name = 'TransportError';
  readonly reason: TransportFailure;
  readonly call: CallName;

  constructor(reason: TransportFailure, call: CallName, detail: string, cause?: unknown) {
    super(`${call.method} ${call.path}: ${detail}`, { cause });
    this.reason = reason;
    this.call = call;
  }
}

/** Reads the error shape of a refusal; an answer without it still becomes an `ApiError` with `GEN500`. */
export async function readApiError(response: Response, call: CallName): Promise<ApiError> {
  const text = await response.text().catch(() => '');
  const body = parseErrorResponse(text);
  return new ApiError({
    status: response.status,
    call,
    details: body?.errorDetails ?? [],
    appId: body?.appId,
    correlationId: body?.correlationId ?? response.headers.get('x-correlation-id') ?? undefined,
  });
}

interface ErrorBody {
  readonly errorDetails: readonly ErrorDetail[];
  readonly appId?: string;
  readonly correlationId?: string;
}

function parseErrorResponse(text: string): ErrorBody | undefined {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (typeof body !== 'object' || body === null || !('errorDetails' in body)) return undefined;
  const { errorDetails } = body;
  if (!Array.isArray(errorDetails) || !errorDetails.every(isErrorDetail)) return undefined;
  // The list was checked entry by entry above; the two ids are only ever shown and logged as text.
  const { appId, correlationId } = body as { appId?: unknown; correlationId?: unknown };
  return {
    errorDetails,
    ...(typeof appId === 'string' ? { appId } : {}),
    ...(typeof correlationId === 'string' ? { correlationId } : {}),
  };
}

function isErrorDetail(value: unknown): value is ErrorDetail {
  return (
    typeof value === 'object' &&
    value !== null &&
    'errorId' in value &&
    typeof value.errorId === 'string' &&
    'message' in value &&
    typeof value.message === 'string'
  );
}
