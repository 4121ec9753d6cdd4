import { useAnnouncement } from '../shared/state/announcements.ts';

/** Where changes without a place of their own are told to assistive technology. */
export function Announcer() {
  return <output className="visually-hidden">{useAnnouncement()}</output>;
}
