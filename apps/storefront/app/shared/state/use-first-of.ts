import { useState } from 'react';

/**
 * The value that first came with a key, for as long as the key stays. A part of a page that a choice on it does not
 * change need not be drawn anew, nor its code be fetched, because an answer carries it again.
 */
export function useFirstOf<T>(key: string, value: T): T {
  const [first, setFirst] = useState({ key, value });
  if (first.key === key) return first.value;
  setFirst({ key, value });
  return value;
}
