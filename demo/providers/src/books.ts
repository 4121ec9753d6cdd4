import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { makeFolder } from '@haberdash/commerce-api/platform/process/make-folder.ts';

import { StartupProblem } from './startup-problem.ts';

const TABLES = `
  create table if not exists card_session (
    id text primary key,
    origin text not null,
    language text not null,
    behaviour text,
    brand text,
    bin text,
    last_four text,
    expiry text,
    challenge_token text,
    challenge_passed integer,
    expires_at integer not null
  ) strict;
  create table if not exists stored_card (
    token text primary key,
    session_id text not null unique,
    fingerprint text not null
  ) strict;
  create table if not exists payment (
    key text primary key,
    session_id text not null,
    amount integer not null,
    currency text not null,
    state text not null check (state in ('pending', 'challenge', 'authorised', 'captured', 'declined', 'voided')),
    reason text,
    captures integer not null default 0,
    updated_at integer not null
  ) strict;
  create table if not exists refund (
    key text primary key,
    amount integer not null,
    made_at integer not null
  ) strict;
  create table if not exists part_refund (
    refund_key text primary key,
    key text not null,
    amount integer not null,
    made_at integer not null
  ) strict;
  create table if not exists captcha_answer (
    token text primary key,
    action text not null,
    expires_at integer not null
  ) strict;
  create table if not exists fraud_case (
    key text primary key,
    fingerprint text not null,
    asked_at integer not null
  ) strict;
  create table if not exists gift_charge (
    key text primary key,
    token text not null,
    amount integer not null,
    state text not null check (state in ('authorised', 'captured', 'declined', 'voided')),
    reason text,
    updated_at integer not null
  ) strict;
  create index if not exists gift_charge_token on gift_charge (token);
  create table if not exists gift_refund (
    key text not null,
    refund_key text not null,
    amount integer not null,
    made_at integer not null,
    primary key (key, refund_key)
  ) strict;
  create table if not exists sold_gift_card (
    key text primary key,
    code text not null unique,
    pin text not null,
    amount integer not null,
    currency text not null
  ) strict;
  create table if not exists gallery_user (
    id integer primary key autoincrement,
    email text not null unique,
    name text not null
  ) strict;
  create table if not exists gallery_share (
    user_id text not null,
    media_url text not null,
    caption text not null,
    streams text not null,
    sent_at integer not null,
    state text not null default 'waiting',
    published_at integer,
    picture blob,
    primary key (user_id, media_url)
  ) strict;
  create table if not exists gallery_report (
    media_id text not null,
    reason text not null,
    reported_at integer not null
  ) strict;
  create table if not exists gallery_stash (
    id integer primary key autoincrement,
    name text not null,
    media text not null
  ) strict;
  create table if not exists recommendation_feedback (
    token text not null,
    event text not null,
    times integer not null,
    primary key (token, event)
  ) strict;
  create table if not exists custom_recipe (
    id text primary key,
    product_id text not null,
    colors text not null,
    initials text not null
  ) strict;
  create table if not exists mail (
    id text primary key,
    recipient text not null,
    subject text not null,
    language text not null,
    text text not null,
    html text not null,
    received_at integer not null
  ) strict;
  create table if not exists support_case (
    key text primary key,
    number integer not null unique,
    claim text not null,
    created_at integer not null
  ) strict;
  create table if not exists shipping_order (
    order_number text primary key,
    shipments text not null,
    stage text not null,
    events text not null,
    tracking_number text unique,
    stopped integer not null default 0,
    change integer not null unique,
    moved_at integer not null
  ) strict;
  create table if not exists editor_text (
    id text primary key,
    kind text not null check (kind in ('review', 'question')),
    language text not null,
    product_id text not null,
    text text not null,
    version integer not null default 1,
    pictures text not null default '[]',
    state text not null check (state in ('waiting', 'published', 'rejected')),
    answer text,
    answer_id text,
    change integer not null unique,
    received_at integer not null
  ) strict;
  create table if not exists shipping_return (
    key text primary key,
    order_number text not null,
    tracking_number text not null,
    pieces integer not null,
    announced_at integer not null,
    arrived_at integer
  ) strict;
  create table if not exists withdrawn_product (
    product_id text primary key,
    sold integer not null,
    change integer not null unique
  ) strict;
  create index if not exists mail_received on mail (received_at);`;

/** Time to wait for another process's lock. */
const BUSY_TIMEOUT_MS = 5_000;

export type Books = DatabaseSync;

const LATER_COLUMNS = {
  editor_text: { version: 'integer not null default 1', pictures: "text not null default '[]'" },
  gallery_share: {
    state: "text not null default 'waiting'",
    published_at: 'integer',
    picture: 'blob',
  },
};

/** Adds columns that older databases lack. */
function addLaterColumns(books: Books): void {
  const column = books.prepare('select 1 from pragma_table_info(?) where name = ?');
  for (const [table, columns] of Object.entries(LATER_COLUMNS))
    for (const [name, type] of Object.entries(columns))
      if (column.get(table, name) === undefined)
        books.exec(`alter table ${table} add column ${name} ${type}`);
}

/** Opens the providers' database. Commits survive a killed process. Times in milliseconds since 1970. */
export function openBooks(folder: string): Books {
  try {
    makeFolder(folder);
    const books = new DatabaseSync(join(folder, 'books.sqlite'), { timeout: BUSY_TIMEOUT_MS });
    books.exec('pragma journal_mode = wal; pragma synchronous = normal;');
    books.exec(TABLES);
    addLaterColumns(books);
    return books;
  } catch (error) {
    throw new StartupProblem(
      `The books of the providers in ${folder} cannot be written; set DATA_DIR to a folder that you may write.`,
      { cause: error },
    );
  }
}
