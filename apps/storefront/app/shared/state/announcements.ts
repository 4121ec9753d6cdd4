import { atom, useSetAtom } from 'jotai';
import { useAfterHydration } from './use-after-hydration.ts';

/** Makes the same words another text, which no screen reader reads out. */
const INVISIBLE = '\u200B';

const textAtom = atom('');
const announcementAtom = atom(
  (get) => get(textAtom),
  // The same words twice, such as how many products are left, are news twice.
  (get, set, text: string) => set(textAtom, get(textAtom) === text ? text + INVISIBLE : text),
);

/** The next announcement to assistive technology. */
export const useAnnouncement = (): string => useAfterHydration(announcementAtom, '');

/** Says something politely, such as how many products a filter left. */
export const useAnnounce = (): ((text: string) => void) => useSetAtom(announcementAtom);
