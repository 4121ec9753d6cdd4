import { ApiError, findCatalogueEntry, recoveryOf, TransportError } from '@haberdash/api-client';
import type { ErrorDetail, ErrorPlace, ErrorRecovery } from '@haberdash/api-client';

/** What an error is about. */
export interface ErrorTarget {
  readonly field?: string;
  readonly itemId?: string;
  readonly shipmentId?: string;
  /** The order that the cart of the call has become. */
  readonly orderNumber?: string;
}

/** An error as a value: what to say, where to say it, and what else to do (spec 1 §8). */
export interface CheckoutError {
  /** The front-end id, or the service's own where it has none. */
  readonly code: string;
  /** Absent for an id that the catalogue does not know: the service's `message` is shown then. */
  readonly messageKey?: string;
  readonly message: string;
  readonly params: {
    readonly maxAllowedQty?: number;
    /** Why no more is allowed: what there is, or a rule. */
    readonly limitedBy?: 'STOCK' | 'STORE' | 'POINT' | 'ORDER';
  };
  readonly place: ErrorPlace;
  readonly recovery: ErrorRecovery;
  /** The cart is not what the caller has: it is read again, whatever else is done (spec 1 §4, `type` of a detail). */
  readonly reloadsCart?: true;
  readonly target?: ErrorTarget;
}

/** The type of a detail that asks for a cart reload (spec 1 §4). */
const FLASH = 'flash';

/** The quantity message has a default for an error that names no quantity. */
const MAX_QUANTITY = 'ADDED_MAX_QUANTITY';

function toError({ errorId, message, field, itemId, additionalInfo }: ErrorDetail): CheckoutError {
  const entry = findCatalogueEntry(errorId);
  const { maxAllowedQty, limitedBy, shipmentId, orderNumber } = additionalInfo ?? {};
  const target: ErrorTarget = {
    ...(field === undefined ? {} : { field }),
    ...(itemId === undefined ? {} : { itemId }),
    ...(shipmentId === undefined ? {} : { shipmentId }),
    ...(orderNumber === undefined ? {} : { orderNumber }),
  };
  const unnamed = entry?.frontEndId === MAX_QUANTITY && maxAllowedQty === undefined;
  return {
    code: entry?.frontEndId ?? errorId,
    message,
    ...(entry === undefined ? {} : { messageKey: unnamed ? `${entry.message}Default` : entry.message }),
    params: {
      ...(maxAllowedQty === undefined ? {} : { maxAllowedQty }),
      ...(limitedBy === undefined ? {} : { limitedBy }),
    },
    place: entry?.place ?? 'banner',
    recovery: entry?.recovery ?? 'none',
    ...(Object.keys(target).length === 0 ? {} : { target }),
  };
}

/** Every reason of a rejected call, first things first; undefined for a fault, which is not ours to explain. */
export function errorsOf(error: unknown): readonly [CheckoutError, ...CheckoutError[]] | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const [first = { errorId: error.errorId, message: error.message }, ...rest] = error.details;
  // What the other reasons say may change what to do about the first one.
  const recovery = recoveryOf([first, ...rest]);
  const reloadsCart = recovery === 'refresh-cart' || error.details.some(({ type }) => type === FLASH);
  return [{ ...toError(first), recovery, ...(reloadsCart ? { reloadsCart } : {}) }, ...rest.map(toError)];
}

/** The first reason of a rejected call, which decides place and recovery. */
export function errorOf(error: unknown): CheckoutError | undefined {
  return errorsOf(error)?.[0];
}

/** The code of a call whose outcome is not known: it was sent, and no usable answer came. */
export const NO_ANSWER = 'NO_ANSWER';

/** A placement whose outcome is not known: nobody may say that nothing was charged. Asking again is safe. */
export const unknownOutcome = (message: string): CheckoutError => ({
  code: NO_ANSWER,
  messageKey: 'placement.noAnswer',
  message,
  params: {},
  place: 'banner',
  recovery: 'none',
});

/** A server that fails may have placed the order before it did; a provider that has not answered may still charge. */
const isUnknown = (error: unknown): error is Error =>
  error instanceof TransportError ||
  (error instanceof ApiError &&
    (error.status >= 500 || error.details[0]?.additionalInfo?.paymentPending === true));

/** As `errorOf` for the calls of placement, where a call without an answer becomes a banner too. */
export const placementErrorOf = (error: unknown): CheckoutError | undefined =>
  isUnknown(error) ? unknownOutcome(error.message) : errorOf(error);
