create table enrolment_challenge (
  id uuid primary key,
  subject text not null,
  brand text not null,
  email text not null,
  code_hash text not null,
  tries integer not null default 0,
  expires_at timestamptz not null,
  proved_at timestamptz
);
--> statement-breakpoint
create index enrolment_challenge_of_email on enrolment_challenge (brand, email, expires_at);
--> statement-breakpoint
create index enrolment_challenge_ended on enrolment_challenge (expires_at);
