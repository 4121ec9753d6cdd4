/** Properties that exist in a document and after a client navigation, but not at hydration. */
export type DocumentOnly<T, Key extends keyof T> = Omit<T, Key> & { readonly [K in Key]?: T[K] | undefined };

/**
 * Keeps data out of a document's hydration payload, because the markup contains it already; responses to client
 * navigations include it. The properties are not enumerable, which the router's encoding skips.
 */
export function documentOnly<T extends object, Key extends keyof T>(
  response: T,
  keys: readonly Key[],
  isDocument: boolean,
): DocumentOnly<T, Key> {
  if (!isDocument) return response;
  const result = { ...response };
  for (const key of keys) Object.defineProperty(result, key, { enumerable: false });
  return result;
}
