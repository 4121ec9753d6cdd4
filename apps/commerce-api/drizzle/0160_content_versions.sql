-- What editors have written: every version with its text, its editor and its time (decision 0161).

create table content_version (
  site_id text not null,
  kind text not null,
  slug text not null,
  locale text not null,
  -- Counts from 1 within a document; 1 may be what was published before the first edit.
  version integer not null check (version > 0),
  body jsonb not null,
  -- What made the version: an edit, a publication, an earlier version that came back, or what was there before.
  action text not null check (action in ('draft', 'publish', 'restore', 'original')),
  -- The editor's sign-in name; null for what no editor wrote.
  saved_by text,
  saved_at timestamptz not null,
  -- The moment from which readers get it; null for one that was never published.
  publish_from timestamptz,
  primary key (site_id, kind, slug, locale, version)
);

-- The version that a row shows; null for content that came with the shop.
alter table content_document add column version integer;
