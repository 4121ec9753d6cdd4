import type { ErrorCode } from '@haberdash/api-client/errors';
import type { PictureError } from '../../shared/uploaded-picture.ts';

export interface ErrorDetail {
  readonly errorId: ErrorCode;
  readonly field?: string;
  readonly itemId?: string;
  /** `flash`: the caller should reload the cart. */
  readonly type?: 'flash';
  readonly additionalInfo?: {
    readonly maxAllowedQty?: number;
    /** The limiting reason. */
    readonly limitedBy?: 'STOCK' | 'STORE' | 'POINT' | 'ORDER';
    /** What is wrong in a content document, and what to do. */
    readonly reason?: string;
    readonly suggestion?: string;
    readonly shipmentId?: string;
    readonly categoryId?: string;
    readonly orderNumber?: string;
    /** Why an uploaded picture is rejected. */
    readonly picture?: PictureError;
    /** The payment outcome is unknown. */
    readonly paymentPending?: boolean;
  };
}

/** An expected error; the contract gives its status, the catalogue its text. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError';
  readonly details: readonly [ErrorDetail, ...ErrorDetail[]];

  constructor(
    errorId: ErrorCode,
    detail: Omit<ErrorDetail, 'errorId'> = {},
    more: readonly ErrorDetail[] = [],
  ) {
    super(errorId);
    this.details = [{ ...detail, errorId }, ...more];
  }

  get errorId(): ErrorCode {
    return this.details[0].errorId;
  }
}

/** A rate limit; nothing was done. */
export class TooManyCalls extends ServiceError {
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    super('API429');
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Throws one error for a list of findings, if any. */
export function rejectAll(details: readonly ErrorDetail[]): void {
  const [first, ...rest] = details;
  if (first === undefined) return;
  const { errorId, ...detail } = first;
  throw new ServiceError(errorId, detail, rest);
}
