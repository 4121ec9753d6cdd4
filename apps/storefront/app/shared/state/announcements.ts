import { atom, useSetAtom } from 'jotai';
import { useAfterHydration } from './use-after-hydration.ts';

const announcementAtom = atom('');

/** What assistive technology is told next. */
export const useAnnouncement = (): string => useAfterHydration(announcementAtom, '');

/** Says something politely, such as how many products a filter left. */
export const useAnnounce = (): ((text: string) => void) => useSetAtom(announcementAtom);
