create table card_session (
  id text primary key,
  consumer_no text not null references consumer (consumer_no) on delete cascade,
  expires_at timestamptz not null
);
--> statement-breakpoint
create index card_session_ended on card_session (expires_at);
