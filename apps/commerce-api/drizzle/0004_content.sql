-- Content of the sites.

-- ## Documents

create table content_document (
  kind text not null,
  site_id text not null,
  locale text not null,
  mode text not null,
  slug text not null,
  body jsonb not null,
  modified_at timestamptz not null,
  -- A document may be published from a moment on, until another, or both; several versions of it may wait.
  publish_from timestamptz,
  publish_until timestamptz,
  constraint content_document_version unique nulls not distinct (kind, site_id, locale, mode, slug, publish_from),
  constraint content_document_publication
    check (publish_until is null or publish_from is null or publish_until > publish_from)
);

-- ## Events

create table event_registration (
  id uuid primary key,
  site_id text not null,
  event_id text not null,
  consumer_no text not null references consumer (consumer_no) on delete cascade,
  email text not null,
  first_name text not null,
  last_name text not null,
  gender text,
  phone_number text,
  plus_one text,
  attending_days text[] not null,
  registered_at timestamptz not null,
  remove_at timestamptz not null
);
create unique index event_registration_once on event_registration (site_id, event_id, consumer_no);
create index event_registration_ended on event_registration (remove_at);
