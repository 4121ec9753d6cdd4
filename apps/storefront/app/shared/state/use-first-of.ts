import { useState } from 'react';

/** The first value of a key for as long as the key stays, so that an unchanged part is not rendered again. */
export function useFirstOf<T>(key: string, value: T): T {
  const [first, setFirst] = useState({ key, value });
  if (first.key === key) return first.value;
  setFirst({ key, value });
  return value;
}
