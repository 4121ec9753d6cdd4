create unlogged table call_count (
  key text primary key,
  count integer not null check (count > 0),
  ends_at timestamptz not null
);
--> statement-breakpoint
create index call_count_ended on call_count (ends_at);
--> statement-breakpoint
alter table payment_attempt add column client_key text;
--> statement-breakpoint
create index payment_attempt_held_by_owner on payment_attempt (owner)
  where state in ('RESERVED', 'UNKNOWN', 'CHALLENGE', 'VOIDING');
--> statement-breakpoint
create index payment_attempt_held_by_client on payment_attempt (client_key)
  where state in ('RESERVED', 'UNKNOWN', 'CHALLENGE', 'VOIDING');
--> statement-breakpoint
create index payment_attempt_ended on payment_attempt (created_at) where state in ('DECLINED', 'RELEASED');
--> statement-breakpoint
create index cart_abandoned on cart (updated_at) where state = 'open';
--> statement-breakpoint
create index payment_session_ended on payment_session (expires_at);
