import { beginsExtension } from './extension.ts';
import { digitsOf, fittingMask, formatPhone } from './masks.ts';

/** A field's value and caret, in UTF-16 units like inputs (our own rule). */
export interface TypedPhone {
  readonly value: string;
  readonly caret: number;
}

/** The field before the change; `selectionEnd` if a range was selected (our own rule). */
export interface PreviousPhone extends TypedPhone {
  readonly selectionEnd?: number;
}

/** One change of the field, as an input event reports it (our own rule). */
export interface PhoneChange extends TypedPhone {
  readonly previous?: PreviousPhone | undefined;
}

/**
 * Formats what is typed, pasted, deleted or autofilled, and keeps the caret behind the same digit; deleting a
 * separator deletes the digit beyond it. Values with + stay unformatted for {@link parsePhone} (spec 2 §5),
 * and those with an extension stay as typed, to be rejected.
 */
export function maskWhileTyping(change: PhoneChange, masks: readonly string[]): TypedPhone {
  if (typeof change.value !== 'string') return { value: '', caret: 0 };
  const caret = clamp(change.caret, change.value);
  if (beginsExtension(change.value)) return { value: change.value, caret };
  let digits = digitsOf(change.value);
  let before = digitsOf(change.value.slice(0, caret)).length;

  if (isInternational(change.value)) return { value: `+${digits}`, caret: caret === 0 ? 0 : before + 1 };

  const removed = removedSeparator(change, caret);
  if (removed !== undefined) {
    const index = removed === 'before' ? before - 1 : before;
    if (index >= 0) digits = digits.slice(0, index) + digits.slice(index + 1);
    before = Math.max(0, Math.min(before, index));
  }
  const value = formatPhone(digits, fittingMask(digits.length, masks));
  return { value, caret: caretBehind(value, before, skipsSeparators(change, caret)) };
}

/** After an insertion or a forward delete the caret moves past separators. */
function skipsSeparators({ value, previous }: PhoneChange, caret: number): boolean {
  if (previous === undefined || value.length > previous.value.length) return true;
  return previous.caret === caret && !hasSelection(previous);
}

function hasSelection({ caret, selectionEnd = caret }: PreviousPhone): boolean {
  return selectionEnd !== caret;
}

/** True for a leading + (also full-width) after blanks; false if not a string (spec 2 §5). */
export function isInternational(value: string): boolean {
  return typeof value === 'string' && /^[\s\p{Cc}\p{Cf}(]*[+\uFF0B]/u.test(value);
}

/** On which side of the caret to delete a digit if only a separator was deleted. */
function removedSeparator({ value, previous }: PhoneChange, caret: number): 'before' | 'after' | undefined {
  if (previous === undefined || previous.value.length !== value.length + 1) return undefined;
  if (hasSelection(previous)) return undefined;
  const without = previous.value.slice(0, caret) + previous.value.slice(caret + 1);
  if (without !== value || digitsOf(previous.value.charAt(caret)) !== '') return undefined;
  if (isInternational(previous.value)) return undefined;
  if (previous.caret === caret + 1) return 'before';
  return previous.caret === caret ? 'after' : undefined;
}

function caretBehind(value: string, count: number, pastSeparators: boolean): number {
  let caret = 0;
  for (let seen = 0; seen < count; caret++) if (isDigit(value, caret)) seen++;
  if (pastSeparators || count === 0) while (caret < value.length && !isDigit(value, caret)) caret++;
  return caret;
}

function isDigit(value: string, index: number): boolean {
  return digitsOf(value.charAt(index)) !== '';
}

function clamp(caret: number, value: string): number {
  return caret >= 0 && caret <= value.length ? Math.trunc(caret) : value.length;
}
