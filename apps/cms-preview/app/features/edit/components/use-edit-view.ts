import { useEffect, useState } from 'react';
import type { Problem } from '../../content/index.ts';
import type { EditView } from '../server/edit-document.server.ts';

export type Response = EditView | Problem | undefined;

const isView = (value: Response): value is EditView => value !== undefined && 'document' in value;

/** The last view of the form's responses; a problem keeps the one before. */
export function useEditView(opened: EditView, posted: Response, data: Response) {
  const [view, setView] = useState(isView(posted) ? posted : opened);
  if (isView(data) && data !== view) setView(data);
  const latest = data ?? posted;
  return { view, problem: latest === undefined || isView(latest) ? undefined : latest };
}

/** Asks before the page is left with changes that are not saved. */
export function useLeaveWarning(isChanged: boolean): void {
  useEffect(() => {
    if (!isChanged) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isChanged]);
}
