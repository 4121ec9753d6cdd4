import { digitsOf, plainDigits } from './masks.ts';

/** The shortest number of the list; before fewer digits a letter is a slip. */
const SHORTEST_NUMBER = 6;

const EXTENSION =
  /[0-9][\s,.;(]*(?:x|#|ext(?:n|ension)?|poste|durchwahl|dw|int(?:erno)?)[\s.:=]*[0-9]{1,7}[\s)]*$/i;
const BEGUN = /[0-9][\s,.;(]*[x#]\s*$/i;

function endsWith(ending: RegExp, value: string): boolean {
  const plain = plainDigits(value);
  const at = plain.search(ending);
  return at !== -1 && digitsOf(plain.slice(0, at + 1)).length >= SHORTEST_NUMBER;
}

/**
 * Whether digits for a switchboard follow a number, as in `503 555 0123 x12`: they belong to no mask, and no text
 * message reaches them (our own rule).
 */
export function hasExtension(value: string): boolean {
  return typeof value === 'string' && endsWith(EXTENSION, value);
}

/** Whether an extension is being typed: the sign that begins it, with its digits or before them (our own rule). */
export function beginsExtension(value: string): boolean {
  return hasExtension(value) || endsWith(BEGUN, value);
}
