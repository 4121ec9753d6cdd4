alter table refresh_token add column type text not null default 'Guest'
  check (type in ('Guest', 'Registered', 'Agent'));
--> statement-breakpoint
create index refresh_token_of_people on refresh_token (subject) where type <> 'Guest';
--> statement-breakpoint
create table credential (
  subject text primary key,
  password_hash text not null,
  previous_hashes text[] not null default '{}',
  temporary_until timestamptz,
  closed_at timestamptz,
  changed_at timestamptz not null
);
--> statement-breakpoint
create table authorization_code (
  code_hash text primary key,
  subject text not null,
  type text not null check (type in ('Registered', 'Agent')),
  challenge text not null,
  expires_at timestamptz not null
);
--> statement-breakpoint
create index authorization_code_ended on authorization_code (expires_at);
--> statement-breakpoint
create table sign_in_guard (
  key text primary key,
  account_key text not null,
  failures integer not null,
  locks integer not null,
  locked_until timestamptz,
  known_until timestamptz,
  ends_at timestamptz not null
);
--> statement-breakpoint
create index sign_in_guard_of_account on sign_in_guard (account_key);
--> statement-breakpoint
create index sign_in_guard_ended on sign_in_guard (ends_at);
--> statement-breakpoint
alter table cart add column merge_notice jsonb;
