import { useState } from 'react';
import { useLocation } from 'react-router';
import type { FaultKind } from './read-fault.ts';

/** What a page is given in place of its data where a read failed and the page may be in front of the shopper. */
export interface Unread {
  readonly unread: { readonly kind: FaultKind; readonly correlationId?: string | undefined };
}

type DataOf<Read> = Exclude<Read, Unread>;

// The two differ in this member only, which no page's data have.
const isUnread = (read: object): read is Unread => 'unread' in read;
const dataOf = <Read extends object>(read: Read): DataOf<Read> | undefined =>
  // The guard excludes the other shape; the compiler cannot see that of a type parameter.
  isUnread(read) ? undefined : (read as DataOf<Read>);

/** What a page shows: the data that were read last at this address, and why they could not be read again. */
export interface NewestRead<Data> {
  readonly data?: Data | undefined;
  readonly unread?: Unread['unread'] | undefined;
}

/** The page stays as it is while a read after an action fails: its data are what was read before. */
export function useNewestRead<Read extends object>(read: Read): NewestRead<DataOf<Read>> {
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const data = dataOf(read);
  const [last, setLast] = useState({ data, address });
  if (data !== undefined) {
    if (last.data !== data) setLast({ data, address });
    return { data };
  }
  return {
    data: last.address === address ? last.data : undefined,
    unread: isUnread(read) ? read.unread : undefined,
  };
}
