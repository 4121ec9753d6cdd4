create table passkey_user (
  consumer_no text primary key references consumer (consumer_no) on delete cascade,
  user_handle text not null unique
);
--> statement-breakpoint
create table passkey (
  id uuid primary key,
  consumer_no text not null references passkey_user (consumer_no) on delete cascade,
  credential_id text not null unique,
  public_key text not null,
  counter bigint not null,
  transports text[] not null default '{}',
  kind text not null check (kind in ('device', 'security-key')),
  name text,
  created_at timestamptz not null,
  last_used_at timestamptz
);
--> statement-breakpoint
create index passkey_of_consumer on passkey (consumer_no);
--> statement-breakpoint
create table passkey_challenge (
  challenge_hash text primary key,
  consumer_no text references consumer (consumer_no) on delete cascade,
  expires_at timestamptz not null
);
--> statement-breakpoint
create index passkey_challenge_ended on passkey_challenge (expires_at);
