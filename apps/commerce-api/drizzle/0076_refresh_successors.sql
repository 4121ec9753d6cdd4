alter table refresh_token add column parent_hash text;
--> statement-breakpoint
alter table refresh_token add column is_revoked boolean not null default false;
--> statement-breakpoint
create index refresh_token_parent on refresh_token (parent_hash);
