import { useAnnouncement } from '../shared/state/announcements.ts';

export function Announcer() {
  return <output className="visually-hidden">{useAnnouncement()}</output>;
}
