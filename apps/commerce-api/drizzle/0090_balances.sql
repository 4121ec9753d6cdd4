-- What was taken from and added to the balances of people, each once by its reference.
create table balance_entry (
  consumer_no text not null references consumer (consumer_no) on delete cascade,
  kind text not null check (kind in ('POINTS', 'REWARD', 'ATHLETE', 'EMPLOYEE', 'PROSUMER')),
  item text not null default '',
  reference text not null,
  amount integer not null,
  reverses text,
  created_at timestamptz not null,
  primary key (consumer_no, kind, item, reference)
);
--> statement-breakpoint
create index balance_entry_reference on balance_entry (reference);
--> statement-breakpoint
create index balance_entry_reverses on balance_entry (reverses) where reverses is not null;
