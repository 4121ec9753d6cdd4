import { useState } from 'react';
import { useLocation } from 'react-router';
import type { OpenedView } from '../server/open-view.server.ts';

type Opened = Pick<OpenedView, 'view' | 'problem' | 'readAt'>;

/** The view, or the last one of the same address while its content cannot be read. */
export function useLastView(opened: Opened): Opened {
  const { search } = useLocation();
  const [last, setLast] = useState({ search, opened });
  const isOld = opened.view === undefined && opened.problem !== undefined && last.search === search;
  if (!isOld && last.opened !== opened) setLast({ search, opened });
  return isOld ? { ...last.opened, problem: opened.problem } : opened;
}
