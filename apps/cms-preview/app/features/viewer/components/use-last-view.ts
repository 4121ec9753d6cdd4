import { useState } from 'react';
import { useLocation } from 'react-router';
import type { OpenedView } from '../server/open-view.server.ts';

type Opened = Pick<OpenedView, 'view' | 'problem' | 'readAt'>;

/**
 * The view to show. While its content cannot be read the last one of the same address stays, beside what is wrong:
 * whoever works in it keeps their place.
 */
export function useLastView(opened: Opened): Opened {
  const { search } = useLocation();
  const [last, setLast] = useState({ search, opened });
  const isOld = opened.view === undefined && opened.problem !== undefined && last.search === search;
  if (!isOld && last.opened !== opened) setLast({ search, opened });
  return isOld ? { ...last.opened, problem: opened.problem } : opened;
}
