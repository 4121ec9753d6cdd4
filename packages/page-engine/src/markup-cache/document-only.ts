/** Parts that are there for a document and for a client navigation, but not when the document hydrates. */
export type DocumentOnly<T, Key extends keyof T> = Omit<T, Key> & { readonly [K in Key]?: T[K] | undefined };

/**
 * Keeps parts of an answer out of what travels with a document for its scripts: they are in its markup already. An
 * answer to a client navigation carries them. They are hidden as properties that are not enumerable, which the
 * router's encoding leaves out.
 */
export function documentOnly<T extends object, Key extends keyof T>(
  answer: T,
  keys: readonly Key[],
  isDocument: boolean,
): DocumentOnly<T, Key> {
  if (!isDocument) return answer;
  const result = { ...answer };
  for (const key of keys) Object.defineProperty(result, key, { enumerable: false });
  return result;
}
