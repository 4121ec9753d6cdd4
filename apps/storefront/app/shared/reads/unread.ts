import { useState } from 'react';
import { useLocation } from 'react-router';
import type { FaultKind } from './read-fault.ts';

/** Replaces the data of a page whose read failed while it may be shown already. */
export interface Unread {
  readonly unread: { readonly kind: FaultKind; readonly correlationId?: string | undefined };
}

type DataOf<Read> = Exclude<Read, Unread>;

// No page's data have this member.
const isUnread = (read: object): read is Unread => 'unread' in read;
const dataOf = <Read extends object>(read: Read): DataOf<Read> | undefined =>
  // The compiler cannot narrow a type parameter by exclusion.
  isUnread(read) ? undefined : (read as DataOf<Read>);

/** The data read last at this address, and why a later read failed. */
export interface NewestRead<Data> {
  readonly data?: Data | undefined;
  readonly unread?: Unread['unread'] | undefined;
}

/** Keeps the last data of a page while a read after an action fails. */
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
