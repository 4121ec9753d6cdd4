export const GAP_START = '[To be filled: ';
export const GAP_END = ']';

/** A place that is still to be written, with what belongs there. */
export interface Gap {
  readonly index: number;
  readonly what: string;
}

/** The marked gaps of a file’s text. */
export function findGaps(text: string): readonly Gap[] {
  const found: Gap[] = [];
  for (let index = text.indexOf(GAP_START); index >= 0; index = text.indexOf(GAP_START, index + 1)) {
    const end = text.indexOf(GAP_END, index);
    found.push({ index, what: text.slice(index + GAP_START.length, end < 0 ? undefined : end) });
  }
  return found;
}
