create table consumer_address (
  id text primary key,
  consumer_no text not null references consumer (consumer_no) on delete cascade,
  approach_type text not null check (approach_type in ('S', 'B')),
  main boolean not null,
  position integer not null,
  address jsonb not null,
  version integer not null default 1
);
--> statement-breakpoint
create unique index consumer_address_main on consumer_address (consumer_no, approach_type) where main;
--> statement-breakpoint
create unique index consumer_address_position on consumer_address (consumer_no, position);
--> statement-breakpoint
create table subscription (
  id uuid primary key,
  brand text not null,
  consumer_no text references consumer (consumer_no) on delete cascade,
  type text not null check (type in ('Newsletter', 'LoyaltyNewsletter')),
  channel text not null check (channel in ('email', 'sms')),
  recipient text not null,
  country text not null,
  region text not null check (region in ('NORA', 'EMEA')),
  locale text not null,
  optin boolean not null,
  double_optin boolean not null default false,
  optin_date timestamptz,
  optout_date timestamptz,
  confirmation_hash text unique,
  confirmation_ends_at timestamptz
);
--> statement-breakpoint
create unique index subscription_of_consumer on subscription (consumer_no, type, channel) where consumer_no is not null;
--> statement-breakpoint
create unique index subscription_of_guest on subscription (brand, type, channel, recipient) where consumer_no is null;
