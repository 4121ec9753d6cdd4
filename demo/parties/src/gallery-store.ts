import type { Books } from './books.ts';

/** A picture that was sent in, which nobody but moderators sees before it is approved. */
export interface SharedPicture {
  readonly userId: string;
  readonly mediaUrl: string;
  readonly caption: string;
  readonly streamIds: readonly string[];
}

/** The books of the gallery: who sends pictures in, what they sent, what was reported and put together. */
export function galleryStore(books: Books, now: () => number) {
  const findUser = books.prepare('select id from gallery_user where email = ?');
  const knowsUser = books.prepare('select 1 as known from gallery_user where id = ?');
  const addUser = books.prepare(
    'insert into gallery_user (email, name) values (?, ?) on conflict (email) do update set name = excluded.name',
  );
  const addShare = books.prepare(
    'insert into gallery_share (user_id, media_url, caption, streams, sent_at) values (?, ?, ?, ?, ?) on conflict (user_id, media_url) do nothing',
  );
  const addReport = books.prepare(
    'insert into gallery_report (media_id, reason, reported_at) values (?, ?, ?)',
  );
  const addStash = books.prepare('insert into gallery_stash (name, media) values (?, ?)');
  return {
    /** The same address is the same person. */
    user(email: string, name: string): string {
      addUser.run(email.toLowerCase(), name);
      return String(findUser.get(email.toLowerCase())?.['id']);
    },
    knows: (userId: string): boolean => knowsUser.get(userId) !== undefined,
    /** The same picture of the same person is sent in once. */
    share({ userId, mediaUrl, caption, streamIds }: SharedPicture): void {
      addShare.run(userId, mediaUrl, caption, JSON.stringify(streamIds), now());
    },
    report(mediaId: string, reason: string): void {
      addReport.run(mediaId, reason, now());
    },
    stash: (name: string, mediaIds: readonly string[]): string =>
      String(addStash.run(name, JSON.stringify(mediaIds)).lastInsertRowid),
  };
}

/** The books of the gallery. */
export type GalleryStore = ReturnType<typeof galleryStore>;
