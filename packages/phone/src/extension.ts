import { digitsOf, plainDigits } from './masks.ts';

/** The shortest number of the list; a letter before fewer digits is a typo. */
const SHORTEST_NUMBER = 6;

const EXTENSION =
  /[0-9][\s,.;(]*(?:x|#|ext(?:n|ension)?|poste|durchwahl|dw|int(?:erno)?)[\s.:=]*[0-9]{1,7}[\s)]*$/i;
const BEGUN = /[0-9][\s,.;(]*[x#]\s*$/i;

function endsWith(ending: RegExp, value: string): boolean {
  const plain = plainDigits(value);
  const at = plain.search(ending);
  return at !== -1 && digitsOf(plain.slice(0, at + 1)).length >= SHORTEST_NUMBER;
}

/** True for a number with an extension, as in `503 555 0123 x12`, which fits no mask (our own rule). */
export function hasExtension(value: string): boolean {
  return typeof value === 'string' && endsWith(EXTENSION, value);
}

/** True while an extension is being typed: its sign, with or without digits (our own rule). */
export function beginsExtension(value: string): boolean {
  return hasExtension(value) || endsWith(BEGUN, value);
}
