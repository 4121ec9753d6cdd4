-- Caps and credits are annual: what was spent in an earlier year counts for nothing.
alter table consumer add column spend_year integer not null default extract(year from now())::int;
--> statement-breakpoint
create index consumer_spend_year on consumer (spend_year);
