create table sandbox_card_session (
  id text primary key,
  origin text not null,
  language text not null,
  behaviour text,
  brand text,
  bin text,
  last_four text,
  expiry text,
  challenge_token text,
  challenge_passed boolean,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
--> statement-breakpoint
create table sandbox_payment (
  key text primary key,
  session_id text not null,
  amount integer not null,
  currency text not null,
  state text not null check (state in ('pending', 'challenge', 'authorised', 'captured', 'declined', 'voided')),
  reason text,
  captures integer not null default 0,
  updated_at timestamptz not null
);
--> statement-breakpoint
create table sandbox_mail (
  id uuid primary key,
  recipient text not null,
  subject text not null,
  language text not null,
  text text not null,
  html text not null,
  received_at timestamptz not null
);
--> statement-breakpoint
create index sandbox_mail_received on sandbox_mail (received_at);
