import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

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
  create table if not exists mail (
    id text primary key,
    recipient text not null,
    subject text not null,
    language text not null,
    text text not null,
    html text not null,
    received_at integer not null
  ) strict;
  create index if not exists mail_received on mail (received_at);`;

/** What the parties remember. */
export type Books = DatabaseSync;

/**
 * Opens the books of the parties in a folder of their own. A statement that returned is with the operating system, so
 * a killed process forgets nothing; it does not wait for the disk, so a power cut may. Times are milliseconds
 * since 1970.
 */
export function openBooks(folder: string): Books {
  mkdirSync(folder, { recursive: true });
  const books = new DatabaseSync(join(folder, 'books.sqlite'), { timeout: 5_000 });
  books.exec('pragma journal_mode = wal; pragma synchronous = normal;');
  books.exec(TABLES);
  return books;
}
