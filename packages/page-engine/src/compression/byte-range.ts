/** The first and the last byte of a part of a file. */
export interface ByteRange {
  readonly from: number;
  readonly to: number;
}

/**
 * The part of a file that a `Range` header asks for: `unsatisfiable` where it begins behind the end, undefined for
 * the whole file, which is the answer to what is not understood and to several parts at once (RFC 9110, 14.2).
 */
export function byteRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const to = first === '' || last === '' ? size - 1 : Math.min(size - 1, Number(last));
  if (first !== '' && last !== '' && Number(last) < from) return undefined;
  return from >= size ? 'unsatisfiable' : { from, to };
}
