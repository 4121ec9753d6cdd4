-- What every part of the service uses.

-- ## Repeated requests and limits

create table idempotency_record (
  owner text not null,
  key text not null,
  request_hash text not null,
  lease_until timestamptz not null,
  outcome json,
  expires_at timestamptz not null,
  primary key (owner, key)
);
create index idempotency_record_expiry on idempotency_record (expires_at);

-- Calls of each caller in the present window; unlogged, because a crash may forget them.
create unlogged table call_count (
  key text primary key,
  count integer not null check (count > 0),
  ends_at timestamptz not null
);
create index call_count_ended on call_count (ends_at);

-- ## Mail

-- Mails that are to be sent, each once by its kind and reference.
create table outbox (
  id uuid primary key,
  kind text not null,
  reference text not null,
  created_at timestamptz not null,
  due_at timestamptz not null,
  tries integer not null default 0,
  sent_at timestamptz,
  payload jsonb
);
create unique index outbox_once on outbox (kind, reference);
create index outbox_due on outbox (due_at) where sent_at is null;

-- ## Secrets and demo data

-- Secrets that all instances share, such as the key that signs tokens.
create table service_secret (
  name text primary key,
  value text not null
);

-- Which demo data was filled in, and whether that was finished.
create table seed_record (
  name text primary key,
  products integer not null,
  finished_at timestamptz,
  languages jsonb not null default '["en", "fr", "de"]'
);
