-- What the fraud check knows a device by; it goes with the order.
alter table cart add column device_fingerprint text;
--> statement-breakpoint
-- The fraud check wants a person to look: no money is taken and nothing is shipped until that is done.
alter table payment_attempt add column in_review boolean not null default false;
