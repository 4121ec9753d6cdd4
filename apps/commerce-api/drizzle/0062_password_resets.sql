create table password_reset (
  code_hash text primary key,
  subject text not null,
  expires_at timestamptz not null
);
--> statement-breakpoint
create index password_reset_of_subject on password_reset (subject);
--> statement-breakpoint
create index password_reset_ended on password_reset (expires_at);
