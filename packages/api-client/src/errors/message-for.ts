import type { ErrorDetail } from './api-error.ts';
import { findCatalogueEntry } from './catalogue.ts';
import { frontEndIds, itemCodes, type FrontEndId, type ItemCode } from './front-end-ids.ts';
import type { ErrorHandling } from './handling.ts';
import type { MessageKey, Texts } from './messages/en.ts';

export type MessageValues = Readonly<Record<string, string | number | undefined>>;

/** Fills every placeholder; undefined if a value is missing. */
export function fillText(text: string, values: MessageValues): string | undefined {
  let isComplete = true;
  const filled = text.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value === undefined) isComplete = false;
    return value === undefined ? placeholder : String(value);
  });
  return isComplete ? filled : undefined;
}

/** The handling of a server code, a front-end id or an item code. */
export function findHandling(id: string): ErrorHandling | undefined {
  const entry = findCatalogueEntry(id);
  if (entry !== undefined) return entry;
  // The checks above have found the keys.
  if (Object.hasOwn(frontEndIds, id)) return frontEndIds[id as FrontEndId];
  return Object.hasOwn(itemCodes, id) ? itemCodes[id as ItemCode] : undefined;
}

/** The text of a message key, or its default if a placeholder's value is missing; else undefined. */
export function textOf(key: MessageKey, texts: Texts, values: MessageValues = {}): string | undefined {
  const fallback: string = `${key}Default`;
  const whole = fillText(texts[key], values);
  if (whole !== undefined) return whole;
  return Object.hasOwn(texts, fallback) ? texts[fallback as MessageKey] : undefined;
}

/** An error, one of its details, or any object with an id and a service message. */
export type Rejected = Pick<ErrorDetail, 'message'> &
  Partial<Pick<ErrorDetail, 'additionalInfo'>> & {
    readonly errorId: string;
    readonly details?: readonly ErrorDetail[];
  };

/**
 * The message of an error for the shopper: the catalogue's text with the error's values, else the service's
 * message (spec 1 §8).
 *
 * @example messageFor(error, messages) // 'You can have at most 3 of this item.'
 */
export function messageFor(error: Rejected, texts: Texts, values: MessageValues = {}): string {
  const handling = findHandling(error.errorId);
  if (handling === undefined) return error.message;
  const { paymentPending: _pending, ...info } =
    error.additionalInfo ?? error.details?.[0]?.additionalInfo ?? {};
  return textOf(handling.message, texts, { ...info, ...values }) ?? error.message;
}
