alter table category add column cuts_across boolean not null default false;
--> statement-breakpoint
update category set cuts_across = true where id ~ '^[89]';
