/** The longest search that is passed on. */
export const MAX_SEARCH_LENGTH = 100;

/** A search as it is passed on: without control characters, in one line, without doubled spaces. */
export function tidySearch(text: string | null): string {
  return (text ?? '')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}]+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
}
