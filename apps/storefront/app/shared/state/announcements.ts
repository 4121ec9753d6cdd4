import { atom, useSetAtom } from 'jotai';
import { useArrived } from './use-arrived.ts';

const announcementAtom = atom('');

/** What assistive technology is told next. */
export const useAnnouncement = (): string => useArrived(announcementAtom, '');

/** Says something politely, such as how many products a filter left. */
export const useAnnounce = (): ((text: string) => void) => useSetAtom(announcementAtom);
