import * as v from 'valibot';

import type { Books } from './books.ts';
import { LOOKS, type Look } from './gallery-looks.ts';

const BATCH = 100;
/** Above the ids of the initial looks. */
const FIRST_SHARED_ID = 900_000;

const shareRow = v.object({
  id: v.number(),
  userId: v.string(),
  name: v.string(),
  mediaUrl: v.string(),
  caption: v.string(),
  streams: v.pipe(v.string(), v.parseJson(), v.array(v.string())),
  state: v.picklist(['waiting', 'published', 'rejected']),
  publishedAt: v.nullable(v.number()),
});

export type GalleryShare = v.InferOutput<typeof shareRow>;

const SHARES = `select s.rowid as id, s.user_id as userId, u.name, s.media_url as mediaUrl, s.caption, s.streams, s.state,
  s.published_at as publishedAt from gallery_share s join gallery_user u on u.id = s.user_id`;

const products = new Map(
  LOOKS.flatMap((look) => look.products.map((each) => [each.streamId, each] as const)),
);

const toLook = ({ id, caption, publishedAt, userId, name, streams }: GalleryShare): Look => ({
  id: String(FIRST_SHARED_ID + id),
  caption,
  publishedAt: new Date(publishedAt ?? 0).toISOString(),
  author: { id: userId, name },
  products: streams.flatMap((stream) => products.get(stream) ?? []),
});

/** Visible to moderators only, until approved. */
export interface SharedPicture {
  readonly userId: string;
  readonly mediaUrl: string;
  readonly caption: string;
  readonly streamIds: readonly string[];
}

/** The gallery's books: users, shared pictures, reports and collections. */
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
  const list = books.prepare(`${SHARES} order by s.sent_at desc, s.rowid desc limit ${BATCH}`);
  const published = books.prepare(
    `${SHARES} where s.state = 'published' order by s.published_at desc, s.rowid desc limit ${BATCH}`,
  );
  const decide = books.prepare(
    'update gallery_share set state = ?, published_at = ?, picture = ? where rowid = ?',
  );
  const findPicture = books.prepare(
    "select picture from gallery_share where rowid = ? and state = 'published'",
  );
  return {
    shares: (): GalleryShare[] => v.parse(v.array(shareRow), list.all()),
    /** Initial and approved looks, newest first. */
    looks: (): readonly Look[] => [...v.parse(v.array(shareRow), published.all()).map(toLook), ...LOOKS],
    /** Approves a picture and stores a copy. */
    publish(id: number, picture: Uint8Array): void {
      decide.run('published', now(), picture, id);
    },
    reject(id: number): void {
      decide.run('rejected', null, null, id);
    },
    /** The copy of an approved picture. */
    picture(lookId: string): Uint8Array | undefined {
      const picture = findPicture.get(Number(lookId) - FIRST_SHARED_ID)?.['picture'];
      return picture instanceof Uint8Array ? picture : undefined;
    },
    /** One user per address. */
    user(email: string, name: string): string {
      addUser.run(email.toLowerCase(), name);
      return String(findUser.get(email.toLowerCase())?.['id']);
    },
    knows: (userId: string): boolean => knowsUser.get(userId) !== undefined,
    /** Deduplicated by person and picture. */
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

export type GalleryStore = ReturnType<typeof galleryStore>;
