import { ApiError, findCatalogueEntry, recoveryOf, TransportError } from '@haberdash/api-client';
import type { ErrorDetail, ErrorPlace, ErrorRecovery } from '@haberdash/api-client';

/** What an error is about. */
export interface ErrorTarget {
  readonly field?: string;
  readonly itemId?: string;
  readonly shipmentId?: string;
  /** The order that the cart has become. */
  readonly orderNumber?: string;
}

/** An error as a value: message, place and recovery (spec 1 §8). */
export interface CheckoutError {
  /** The front-end id, or the service's own. */
  readonly code: string;
  /** Absent if the catalogue does not know the id: show the service's `message`. */
  readonly messageKey?: string;
  readonly message: string;
  readonly params: {
    readonly maxAllowedQty?: number;
    /** Which limit was reached. */
    readonly limitedBy?: 'STOCK' | 'STORE' | 'POINT' | 'ORDER';
  };
  readonly place: ErrorPlace;
  readonly recovery: ErrorRecovery;
  /** The cart is outdated and has to be reloaded, whatever else is done (spec 1 §4, `type` of a detail). */
  readonly reloadsCart?: true;
  readonly target?: ErrorTarget;
}

/** The detail type that requests a cart reload (spec 1 §4). */
const FLASH = 'flash';

/** The quantity message has a default for an error without a quantity. */
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

/** All reasons of a rejected call in order; undefined for a fault. */
export function errorsOf(error: unknown): readonly [CheckoutError, ...CheckoutError[]] | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const [first = { errorId: error.errorId, message: error.message }, ...rest] = error.details;
  // Later reasons may change the recovery of the first one.
  const recovery = recoveryOf([first, ...rest]);
  const reloadsCart = recovery === 'refresh-cart' || error.details.some(({ type }) => type === FLASH);
  return [{ ...toError(first), recovery, ...(reloadsCart ? { reloadsCart } : {}) }, ...rest.map(toError)];
}

/** The first reason of a rejected call, which decides place and recovery. */
export function errorOf(error: unknown): CheckoutError | undefined {
  return errorsOf(error)?.[0];
}

/** The code of a call with an unknown outcome: sent, without a usable response. */
export const NO_ANSWER = 'NO_ANSWER';

/** A placement with an unknown outcome: the payment may have been charged. Retrying is safe. */
export const unknownOutcome = (message: string): CheckoutError => ({
  code: NO_ANSWER,
  messageKey: 'placement.noAnswer',
  message,
  params: {},
  place: 'banner',
  recovery: 'none',
});

/** A failing server may have placed the order; a provider without a response may still charge. */
const isUnknown = (error: unknown): error is Error =>
  error instanceof TransportError ||
  (error instanceof ApiError &&
    (error.status >= 500 || error.details[0]?.additionalInfo?.paymentPending === true));

/** Like `errorOf`, for placement calls: one without a response is a banner too. */
export const placementErrorOf = (error: unknown): CheckoutError | undefined =>
  isUnknown(error) ? unknownOutcome(error.message) : errorOf(error);
