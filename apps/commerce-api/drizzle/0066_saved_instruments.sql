create table saved_instrument (
  id text primary key,
  consumer_no text not null references consumer (consumer_no) on delete cascade,
  method text not null check (method in ('CREDIT_CARD', 'GIFT_CARD', 'REWARD_CODE', 'REWARD_CARD')),
  main boolean not null default false,
  party_token text,
  fingerprint text,
  card jsonb,
  address_id text references consumer_address (id),
  last_four text,
  amount integer,
  points integer,
  currency text not null,
  expires_at timestamptz,
  created_at timestamptz not null,
  check (method <> 'CREDIT_CARD' or (card is not null and party_token is not null)),
  check (method <> 'GIFT_CARD' or (last_four is not null and party_token is not null)),
  check (method not in ('REWARD_CODE', 'REWARD_CARD') or amount is not null)
);
--> statement-breakpoint
create unique index saved_instrument_main on saved_instrument (consumer_no) where main;
--> statement-breakpoint
create unique index saved_instrument_once on saved_instrument (consumer_no, method, fingerprint) where fingerprint is not null;
--> statement-breakpoint
create index saved_instrument_address on saved_instrument (address_id) where address_id is not null;
