alter table store add column time_zone text;
--> statement-breakpoint
alter table store add column special_days jsonb not null default '[]';
--> statement-breakpoint
alter table store add column services jsonb not null default '[]';
