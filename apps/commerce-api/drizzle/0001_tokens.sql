create table refresh_token (
  token_hash text primary key,
  family_id uuid not null,
  subject text not null,
  usid text not null,
  expires_at timestamptz not null,
  replaced_at timestamptz,
  replacements integer not null default 0
);
--> statement-breakpoint
create index refresh_token_family on refresh_token (family_id);
--> statement-breakpoint
create index refresh_token_expiry on refresh_token (expires_at);
--> statement-breakpoint
create table service_secret (
  name text primary key,
  value text not null
);
