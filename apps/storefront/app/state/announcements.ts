import { atom, useAtomValue, useSetAtom } from 'jotai';

const announcementAtom = atom('');

/** What assistive technology is told next. */
export const useAnnouncement = (): string => useAtomValue(announcementAtom);

/** Says something politely, such as how many products a filter left. */
export const useAnnounce = (): ((text: string) => void) => useSetAtom(announcementAtom);
