import type { ErrorCode } from '@haberdash/api-client/errors';
import type { PictureError } from '../../shared/uploaded-picture.ts';

/** Where and why, beside the code. */
export interface ErrorDetail {
  readonly errorId: ErrorCode;
  readonly field?: string;
  readonly itemId?: string;
  /** `flash` asks the caller to load the cart again. */
  readonly type?: 'flash';
  readonly additionalInfo?: {
    readonly maxAllowedQty?: number;
    /** Why no more is allowed. */
    readonly limitedBy?: 'STOCK' | 'STORE' | 'POINT' | 'ORDER';
    readonly shipmentId?: string;
    readonly categoryId?: string;
    /** The order that a cart of the caller has become. */
    readonly orderNumber?: string;
    /** What is wrong with a picture that was sent in. */
    readonly picture?: PictureError;
    /** The payment provider has not answered yet: the outcome is not known. */
    readonly paymentPending?: boolean;
  };
}

/** An expected error: the contract of the operation decides its status, the language its text. */
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

/** A call that came too often, or a payment too many; nothing was done. */
export class TooManyCalls extends ServiceError {
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    super('API429');
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** One error from a list of findings, the first of which names it; none means nothing to reject. */
export function rejectAll(details: readonly ErrorDetail[]): void {
  const [first, ...rest] = details;
  if (first === undefined) return;
  const { errorId, ...detail } = first;
  throw new ServiceError(errorId, detail, rest);
}
