-- Money that was taken can be given back.
alter table payment_attempt drop constraint payment_attempt_state_check;
--> statement-breakpoint
alter table payment_attempt add constraint payment_attempt_state_check check (state in
  ('RESERVED', 'UNKNOWN', 'CHALLENGE', 'VOIDING', 'CAPTURING', 'COMPLETED', 'DECLINED', 'RELEASED', 'REFUNDING',
   'REFUNDED'));
--> statement-breakpoint
drop index payment_attempt_due;
--> statement-breakpoint
create index payment_attempt_due on payment_attempt (lease_until)
  where state in ('RESERVED', 'UNKNOWN', 'CHALLENGE', 'VOIDING', 'CAPTURING', 'REFUNDING');
