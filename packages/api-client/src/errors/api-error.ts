/** One entry of `errorDetails` (spec 1 §3). */
export interface ErrorDetail {
  readonly errorId: string;
  readonly message: string;
  readonly type?: string;
  readonly field?: string;
  readonly itemId?: string;
  readonly additionalInfo?: {
    readonly maxAllowedQty?: number;
    /** Which limit was reached. */
    readonly limitedBy?: 'STOCK' | 'STORE' | 'POINT' | 'ORDER';
    /** What is wrong in a content document, and what to do. */
    readonly reason?: string;
    readonly suggestion?: string;
    readonly shipmentId?: string;
    readonly categoryId?: string;
    readonly orderNumber?: string;
    readonly paymentPending?: boolean;
    /** What is wrong with an uploaded picture. */
    readonly picture?: string;
  };
}

/** Method and path of the contract, without personal ids. */
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
  readonly retryAfterMs?: number | undefined;
}

/** An error by a service with the first `errorId`; see `findCatalogueEntry` for its handling (spec 1 §8). */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** As sent, known to the catalogue or not; `GEN500` if absent. */
  readonly errorId: string;
  readonly details: readonly ErrorDetail[];
  readonly call: CallName;
  readonly appId: string | undefined;
  readonly correlationId: string | undefined;
  /** The Retry-After of the service, in ms. */
  readonly retryAfterMs: number | undefined;

  constructor(facts: ApiErrorFacts) {
    const first = facts.details[0];
    super(
      first?.message || `${facts.call.method} ${facts.call.path} answered ${facts.status} without a reason`,
    );
    this.status = facts.status;
    this.errorId = first?.errorId ?? 'GEN500';
    this.details = facts.details;
    this.call = facts.call;
    this.appId = facts.appId;
    this.correlationId = facts.correlationId;
    this.retryAfterMs = facts.retryAfterMs;
  }

  /** Method and path of the contract, such as `PUT /cart/v2/checkout/order`. */
  get operation(): string {
    return `${this.call.method} ${this.call.path}`;
  }
}

export type TransportFailure =
  | 'timeout'
  | 'network'
  | 'malformed'
  | 'too-large'
  | 'aborted'
  | 'circuit-open'
  | 'invalid-request';

/** A call without a usable response, or that could not be sent. */
export class TransportError extends Error {
  override readonly name = 'TransportError';
  readonly reason: TransportFailure;
  readonly call: CallName;
  /** The id of the call in the services' logs. */
  readonly correlationId: string | undefined;

  constructor(
    reason: TransportFailure,
    call: CallName,
    detail: string,
    cause?: unknown,
    correlationId?: string,
  ) {
    super(`${call.method} ${call.path}: ${detail}`, { cause });
    this.reason = reason;
    this.call = call;
    this.correlationId = correlationId;
  }

  /** Method and path of the contract, such as `PUT /cart/v2/checkout/order`. */
  get operation(): string {
    return `${this.call.method} ${this.call.path}`;
  }
}

/** A client was created with an invalid base URL. */
export class BaseUrlError extends TypeError {
  override readonly name = 'BaseUrlError';
  readonly service: string;

  constructor(service: string, problem: string) {
    super(`The client of ${service} cannot be made: its base URL ${problem}.`);
    this.service = service;
  }
}

/** The fields of an error; those that break the contract are left out. */
export interface ErrorBody {
  readonly details: readonly ErrorDetail[];
  readonly appId?: string;
  readonly correlationId?: string;
}

/** Parses the error of a response (spec 1 §3); entries without an id are dropped. */
export function readError(body: unknown): ErrorBody {
  if (!isRecord(body)) return { details: [] };
  const { errorDetails, appId, correlationId } = body;
  return {
    details: Array.isArray(errorDetails) ? errorDetails.flatMap(readDetail) : [],
    ...(typeof appId === 'string' ? { appId } : {}),
    ...(typeof correlationId === 'string' ? { correlationId } : {}),
  };
}

function readDetail(entry: unknown): ErrorDetail[] {
  if (!isRecord(entry) || typeof entry['errorId'] !== 'string') return [];
  const message = typeof entry['message'] === 'string' ? entry['message'] : '';
  return [{ ...entry, errorId: entry['errorId'], message }];
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
